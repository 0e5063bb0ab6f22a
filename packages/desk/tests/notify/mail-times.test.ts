import { expect, test } from 'vitest';
import { lastTime, nextTime } from '#desk/notify/mail-times.ts';

const times = [9 * 60, 14 * 60 + 30];
const at = (time: string) => new Date(`2026-11-${time}+05:30`);

test.each([
  ['20T08:59:59', '19T14:30', '20T09:00'],
  ['20T09:00:00', '20T09:00', '20T14:30'],
  ['20T14:29:59', '20T09:00', '20T14:30'],
  ['20T23:59:59', '20T14:30', '21T09:00'],
  // Midnight at the clinic is the evening before in UTC.
  ['21T00:00:00', '20T14:30', '21T09:00'],
])('on the %s the last was on the %s and the next is on the %s', (now, last, next) => {
  expect(lastTime(times, at(now))).toEqual(at(last));
  expect(nextTime(times, at(now))).toEqual(at(next));
});

test('once a day', () => {
  expect(lastTime([0], at('20T00:00'))).toEqual(at('20T00:00'));
  expect(nextTime([0], at('20T00:00'))).toEqual(at('21T00:00'));
});
