import { expect, test } from 'vitest';
import { lastTime, nextTime } from '#desk/notify/times.ts';

const twice = [9 * 60, 14 * 60 + 30];
const at = (time: string) => new Date(`2026-11-${time}+05:30`);

test.each([
  [twice, '20T08:59:59', '19T14:30', '20T09:00'],
  [twice, '20T09:00:00', '20T09:00', '20T14:30'],
  // Midnight at the clinic is the evening before in UTC.
  [twice, '21T00:00:00', '20T14:30', '21T09:00'],
  [[0], '20T00:00', '20T00:00', '21T00:00'],
])('times %j at %s: the last was %s, the next is %s', (times, now, last, next) => {
  expect(lastTime(times, at(now))).toEqual(at(last));
  expect(nextTime(times, at(now))).toEqual(at(next));
});
