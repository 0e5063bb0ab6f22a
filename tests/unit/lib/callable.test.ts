import { expect, test } from 'vitest';
import { withNumbers } from '#lib/callable.ts';

const hours = { confirmed: { days: ['Monday', 'Tuesday'], opens: '09:00', closes: '18:00' } };
const phone = { label: '+91 98765 43210', number: '+919876543210' };
const afterHours = { label: '1800', number: '+911800' };

/** Renders links as [text href]. */
const pieces = (words: string, more = {}) =>
  withNumbers(words, { phone, hours, ...more }).map(({ text, href }) => (href ? `[${text} ${href}]` : text));

test.each<[words: string, pieces: string[], more?: object]>([
  [
    'Call {112} or us on {phone}.',
    ['Call ', '[112 tel:112]', ' or us on ', '[+91 98765 43210 tel:+919876543210]', '.'],
  ],
  ['About 108 of 112 people.', ['About 108 of 112 people.']],
  ['At night {afterHours}', ['At night ', '[1800 tel:+911800]'], { afterHours }],
  ['At night {afterHours}', ['At night ', '[+91 98765 43210 tel:+919876543210]']],
  ['We answer {hours}.', ['We answer ', 'Monday and Tuesday, 9:00 AM to 6:00 PM', '.']],
])('only numbers in braces become links: %s', (words, found, more) =>
  expect(pieces(words, more)).toEqual(found),
);
