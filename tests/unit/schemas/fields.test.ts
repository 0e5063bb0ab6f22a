import { describe, expect, test } from 'vitest';
import { z } from 'astro/zod';
import type { Context } from '#schemas/context.ts';
import * as f from '#schemas/fields.ts';

/** What a writer reads when a value does not fit. */
const complaint = (shape: z.ZodType, value: unknown) => {
  const { error } = shape.safeParse(value);
  return error?.issues[0]?.message;
};
const hint = 'A hint.';

// Most complaints are held by the tests of the content check, which add how to mend it.
test.each<[string, z.ZodType, unknown, string]>([
  ['no text', f.line('Title', hint), 12, '"Title" must be text'],
  ['nothing but spaces', f.line('Title', hint), '  ', '"Title" is empty'],
  ['neither yes nor no', f.yesNo('Draft', hint), 'yes', '"Draft" must be true or false'],
  ['too few', f.list(f.line('A', hint), 'Pictures', hint, { min: 1 }), [], '"Pictures" needs at least 1'],
])('%s', (_, shape, value, message) => expect(complaint(shape, value)).toBe(message));

test('a line loses the spaces around it', () => {
  expect(f.line('Title', hint).parse('  Knee Pain ')).toBe('Knee Pain');
});

test('a day is read as that day, in whatever way YAML hands it over', () => {
  const day = f.day('Reviewed on', hint);
  expect(day.parse('2026-11-01')).toEqual(new Date('2026-11-01'));
  expect(day.parse(new Date('2026-11-01'))).toEqual(new Date('2026-11-01'));
});

describe('the target of a link', () => {
  const target = f.target('Target', hint);
  test.each(['/about', 'https://social.example/clinic', 'tel:+919876543210', 'mailto:a@b.example'])(
    'may be %s',
    (value) => expect(target.parse(value)).toBe(value),
  );
  test.each(['about', 'http://social.example', 'javascript:alert(1)', 'data:text/html,x', ''])(
    'may not be "%s"',
    (value) => expect(complaint(target, value)).toMatch(/must begin with/),
  );
});

test('numbers to call stand in braces, and nothing else does', () => {
  const callable = f.callable('Text', hint);
  expect(callable.parse('Call {112} or {phone}.')).toBe('Call {112} or {phone}.');
  for (const text of ['Call {us}.', 'Call {112.', 'Call 112}.'])
    expect(complaint(callable, text)).toMatch(/has braces around something that is not a number/);
});

test('a key that a group does not know is an error, so a misspelt field never passes unseen', () => {
  const group = f.group({ title: f.line('Title', hint) }, 'Page', hint);
  expect(group.safeParse({ title: 'Knee Pain' }).success).toBe(true);
  expect(group.safeParse({ title: 'Knee Pain', tilte: 'Knee Pain' }).success).toBe(false);
});

test('every field carries its label and hint, for the editor', () => {
  expect(f.line('Title', hint).meta()).toMatchObject({ title: 'Title', description: hint });
});

test('a field says what it is to the site, also when it need not be there', () => {
  expect(f.target('Target', hint).optional().unwrap().meta()).toMatchObject({
    title: 'Target',
    link: true,
  });
  expect(f.place('Order', hint).meta()).toMatchObject({ title: 'Order', place: true });
});

test('a reference is a line with the name of a file, and becomes a reference to that entry', () => {
  const reference = (collection: string) => z.string().transform((id) => ({ collection, id }));
  const author = f.reference({ reference } as unknown as Context, 'team', 'Author', hint, {
    doctorsOnly: true,
  });
  expect(author.parse(' founder ')).toEqual({ collection: 'team', id: 'founder' });
  expect(complaint(author, '')).toBe('"Author" is empty');
  expect(author.meta()).toMatchObject({ title: 'Author', refersTo: 'team', doctorsOnly: true });
});

describe('of two days the second is not before the first', () => {
  const days = f.inOrder(
    f.group(
      { from: f.day('From', hint), to: f.day('To', hint).optional(), by: f.line('By', hint) },
      'Days',
      hint,
    ),
    ['from', 'to'],
    'It ended before it began',
  );
  const says = (value: unknown) => days.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
  test.each([
    { from: '2026-11-01', to: '2026-11-02', by: 'us' },
    { from: '2026-11-01', to: '2026-11-01', by: 'us' },
    { from: '2026-11-01', by: 'us' },
  ])('%j', (value) => expect(says(value)).toEqual([]));

  test('and that is said at the second, beside what else is wrong', () => {
    const { error } = days.safeParse({ from: '2026-11-02', to: '2026-11-01', by: 'us' });
    expect(error?.issues).toMatchObject([{ path: ['to'], message: 'It ended before it began' }]);
    expect(says({ from: '2026-11-02', to: '2026-11-01', by: '' })).toEqual([
      '"By" is empty',
      'It ended before it began',
    ]);
  });

  test('but not of what is no day', () => {
    expect(says({ from: 'soon', to: '2026-11-01', by: 'us' })).toEqual([
      '"From" must be a day such as 2026-01-31',
    ]);
  });
});
