import { describe, expect, test } from 'vitest';
import { judge, type Choices } from '#desk/app/rules.ts';
import { paths, type RequestPath } from '#forms/paths.ts';
import { longDate } from '#lib/dates.ts';

const now = Date.parse('2026-11-20T12:00:00+05:30');
const person = { name: 'Ravi Kumar', mobile: '9876543210', email: null };

const about = (day = '2026-11-21') => ({
  ...person,
  appointmentDate: day,
  formattedDate: longDate(day),
  condition: 'Knee Pain',
});
const wrongField = (path: RequestPath, sent: object, at = now, offered?: Choices) => {
  const judged = judge(path, sent, at, offered);
  return 'wrong' in judged ? judged.wrong.field : undefined;
};

test('of what the selects offer, spaces are counted once; a site without its choices is taken at its word', () => {
  for (const [offered, field] of [
    ['Knee  Pain ', undefined],
    ['Kneepain', 'condition'],
  ] as const)
    expect(wrongField(paths.query, about(), now, { problems: [offered], procedures: [] })).toBe(field);
  expect(wrongField(paths.query, about())).toBeUndefined();
});

describe('the booking window, a day wider at both ends', () => {
  test.each([
    ['2020-01-01', 'appointmentDate'],
    ['2026-11-17', 'appointmentDate'],
    ['2026-11-18', undefined],
    ['2027-02-21', undefined],
    ['2027-02-22', 'appointmentDate'],
    ['9999-12-31', 'appointmentDate'],
  ])('%s: %s', (day, field) => {
    expect(wrongField(paths.appointment, about(day))).toBe(field);
    expect(wrongField(paths.booking, { ...person, appointmentDate: longDate(day) })).toBe(field);
  });

  test('who began before midnight, or is on the other side of the world, is not too late', () => {
    // The forms count 24 hours back, and their clock may be a day behind.
    const justAfterMidnight = Date.parse('2026-11-21T00:05:00+05:30');
    expect(wrongField(paths.appointment, about('2026-11-19'), justAfterMidnight)).toBeUndefined();
  });
});
