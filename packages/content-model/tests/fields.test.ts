import { describe, expect, test } from 'vitest';
import type { z } from 'astro/zod';
import * as f from '../fields.ts';

/** Returns the message that a writer reads about an invalid value. */
const complaint = (shape: z.ZodType, value: unknown) => {
  const { error } = shape.safeParse(value);
  return error?.issues[0]?.message;
};
const hint = 'A hint.';

// The tests of the content check cover most messages, with their fixes.
test.each<[string, z.ZodType, unknown, string]>([
  ['no text', f.line('Title', hint), 12, '"Title" must be text'],
  ['nothing but spaces', f.line('Title', hint), '  ', '"Title" is empty'],
  ['neither yes nor no', f.yesNo('Draft', hint), 'yes', '"Draft" must be true or false'],
  ['too few', f.list(f.line('A', hint), 'Pictures', hint, { min: 1 }), [], '"Pictures" needs at least 1'],
])('%s', (_, shape, value, message) => expect(complaint(shape, value)).toBe(message));

test('a line is trimmed', () => expect(f.line('Title', hint).parse('  Knee Pain ')).toBe('Knee Pain'));

test('a day is parsed from a YAML date and from text', () => {
  const day = f.day('Reviewed on', hint);
  expect(day.parse('2026-11-01')).toEqual(new Date('2026-11-01'));
  expect(day.parse(new Date('2026-11-01'))).toEqual(new Date('2026-11-01'));
});

describe('the target of a link', () => {
  const target = f.target('Target', hint);
  test.each(['/about', 'https://social.example/clinic', 'tel:+919876543210', 'mailto:a@b.example'])(
    'accepts %s',
    (value) => expect(target.parse(value)).toBe(value),
  );
  test.each(['about', 'http://social.example', 'javascript:alert(1)', 'data:text/html,x', ''])(
    'rejects "%s"',
    (value) => expect(complaint(target, value)).toMatch(/must begin with/),
  );
});

test('only phone numbers may be in braces', () => {
  const callable = f.callable('Text', hint);
  expect(callable.parse('Call {112} or {phone}.')).toBe('Call {112} or {phone}.');
  for (const text of ['Call {us}.', 'Call {112.', 'Call 112}.'])
    expect(complaint(callable, text)).toMatch(/has braces around something that is not a number/);
});

test.each(['../../secret.png', '/etc/a.png', 'https://a.in/a.png', './a.html', './a/../../b.png'])(
  'a logo is a picture beside its file, not %s',
  (value) =>
    expect(complaint(f.pictureFile('Logo', hint), value)).toBe('"Logo" must be the path of a picture'),
);

test('a text with {town} may have no other braces', () => {
  const text = f.withTown(f.line('Heading', hint));
  expect(text.parse('In {town}.')).toBe('In {town}.');
  for (const other of ['In {twon}.', 'In {town', 'In {}.'])
    expect(complaint(text, other)).toBe('"Heading" has braces around something other than {town}');
});

test('a file name is parsed as a reference to its entry', () => {
  const author = f.reference('team', 'Author', hint);
  expect(author.parse(' founder ')).toEqual({ collection: 'team', id: 'founder' });
  expect(complaint(author, '')).toBe('"Author" is empty');
});

test('a second day before the first is reported together with other problems', () => {
  const fields = { from: f.day('From', hint), to: f.day('To', hint).optional(), by: f.line('By', hint) };
  const days = f.inOrder(f.group('Days', hint, fields), ['from', 'to'], 'It ended before it began');
  const says = (from: string, to?: string, by = 'us') =>
    days.safeParse({ from, to, by }).error?.issues.map(({ path, message }) => `${path.join()}: ${message}`);
  expect(says('2026-11-01', '2026-11-02')).toBeUndefined();
  expect(says('2026-11-01', '2026-11-01')).toBeUndefined();
  expect(says('2026-11-01')).toBeUndefined();
  expect(says('2026-11-02', '2026-11-01', '')).toEqual(['by: "By" is empty', 'to: It ended before it began']);
  expect(says('soon', '2026-11-01')).toEqual(['from: "From" must be a day such as 2026-01-31']);
});
