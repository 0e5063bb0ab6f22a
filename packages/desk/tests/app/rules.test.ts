import { describe, expect, test } from 'vitest';
import { judge, type Choices } from '#desk/app/rules.ts';
import { paths, type RequestPath } from '#forms/paths.ts';
import { longDate } from '#lib/dates.ts';

const now = Date.parse('2026-11-20T12:00:00+05:30');
const choices: Choices = { problems: ['Knee Pain', 'Other'], procedures: ['Genicular nerve block'] };
const person = { name: 'Ravi Kumar', mobile: '9876543210', email: null };

const about = (condition: string, day = '2026-11-21') => ({
  ...person,
  appointmentDate: day,
  formattedDate: longDate(day),
  condition,
});
const wrongField = (path: RequestPath, sent: object, at = now, offered: Choices | undefined = choices) => {
  const judged = judge(path, sent, at, offered);
  return 'wrong' in judged ? judged.wrong.field : undefined;
};

describe('what the selects offer', () => {
  test.each([
    [paths.query, 'Knee Pain', undefined],
    [paths.query, 'Genicular nerve block', 'condition'],
    [paths.query, 'Anything at all', 'condition'],
    [paths.appointment, 'Other', undefined],
    [paths.appointment, 'Genicular nerve block', undefined],
    [paths.appointment, 'Anything at all', 'condition'],
  ])('%s about %s: %s', (path, condition, field) => expect(wrongField(path, about(condition))).toBe(field));

  test('spaces are counted once, as a select does', () => {
    const spaced = { problems: ['Knee  Pain '], procedures: [] };
    expect(wrongField(paths.query, about('Knee Pain'), now, spaced)).toBeUndefined();
  });

  test('a site that was built without its choices is taken at its word', () =>
    expect(judge(paths.query, about('Anything'), now, undefined)).toHaveProperty('payload'));
});

describe('the booking window, a day wider at both ends', () => {
  test.each([
    ['2020-01-01', 'appointmentDate'],
    ['2026-11-17', 'appointmentDate'],
    ['2026-11-18', undefined],
    ['2026-11-20', undefined],
    ['2027-02-20', undefined],
    ['2027-02-21', undefined],
    ['2027-02-22', 'appointmentDate'],
    ['9999-12-31', 'appointmentDate'],
  ])('%s: %s', (day, field) => {
    expect(wrongField(paths.appointment, about('Knee Pain', day))).toBe(field);
    expect(wrongField(paths.booking, { ...person, appointmentDate: longDate(day) })).toBe(field);
  });

  test('who began before midnight, or is on the other side of the world, is not too late', () => {
    // The forms count 24 hours back, and their clock may be a day behind.
    const justAfterMidnight = Date.parse('2026-11-21T00:05:00+05:30');
    expect(
      wrongField(paths.appointment, about('Knee Pain', '2026-11-19'), justAfterMidnight),
    ).toBeUndefined();
  });
});
