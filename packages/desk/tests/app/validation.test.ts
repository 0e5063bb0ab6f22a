import { describe, expect, test } from 'vitest';
import { validateRequest, type Choices } from '#desk/app/validation.ts';
import { paths, type RequestPath } from '@clinic/contract/paths.ts';
import { longDate } from '@clinic/contract/dates.ts';

const now = Date.parse('2026-11-20T12:00:00+05:30');
const person = { name: 'Ravi Kumar', mobile: '9876543210', email: null };

const about = (day = '2026-11-21') => ({
  ...person,
  appointmentDate: day,
  formattedDate: longDate(day),
  condition: 'Knee Pain',
});
const invalidField = (path: RequestPath, sent: object, at = now, offered?: Choices) => {
  const result = validateRequest(path, sent, at, offered);
  return 'issue' in result ? result.issue.field : undefined;
};

test('compares options with collapsed spaces, and accepts any condition without a choices.json', () => {
  for (const [offered, field] of [
    ['Knee  Pain ', undefined],
    ['Kneepain', 'condition'],
  ] as const)
    expect(invalidField(paths.query, about(), now, { problems: [offered], procedures: [] })).toBe(field);
  expect(invalidField(paths.query, about())).toBeUndefined();
});

describe('the booking window is a day wider at both ends', () => {
  test.each([
    ['2020-01-01', 'appointmentDate'],
    ['2026-11-17', 'appointmentDate'],
    ['2026-11-18', undefined],
    ['2027-02-21', undefined],
    ['2027-02-22', 'appointmentDate'],
    ['9999-12-31', 'appointmentDate'],
  ])('%s: %s', (day, field) => {
    expect(invalidField(paths.appointment, about(day))).toBe(field);
    expect(invalidField(paths.booking, { ...person, appointmentDate: longDate(day) })).toBe(field);
  });

  test('accepts a form that was opened before midnight or in another time zone', () => {
    // The forms count 24 hours back, and their clock may be a day behind.
    const justAfterMidnight = Date.parse('2026-11-21T00:05:00+05:30');
    expect(invalidField(paths.appointment, about('2026-11-19'), justAfterMidnight)).toBeUndefined();
  });
});
