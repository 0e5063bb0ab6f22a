import { expect, test } from 'vitest';
import { withNumbers } from '#lib/callable.ts';

const hours = { confirmed: { days: ['Monday', 'Tuesday'], opens: '09:00', closes: '18:00' } };
const phone = { label: '+91 98765 43210', number: '+919876543210' };

test('numbers in braces can be called, and the words around them stay as they are', () => {
  expect(withNumbers('Call {112} or us on {phone}.', { phone, hours })).toEqual([
    { text: 'Call ' },
    { text: '112', href: 'tel:112' },
    { text: ' or us on ' },
    { text: '+91 98765 43210', href: 'tel:+919876543210' },
    { text: '.' },
  ]);
});

test('a sentence without a number is one piece, and other numbers in it are words', () => {
  expect(withNumbers('About 108 of 112 people.', { phone, hours })).toEqual([
    { text: 'About 108 of 112 people.' },
  ]);
});

test('the number for the night is that of the day where there is no other', () => {
  const night = { label: '1800', number: '+911800' };
  const words = 'At night {afterHours}';
  expect(withNumbers(words, { phone, afterHours: night, hours })[1]).toEqual({
    text: '1800',
    href: 'tel:+911800',
  });
  expect(withNumbers(words, { phone, hours })[1]?.text).toBe(phone.label);
});

test('the hours are words', () => {
  expect(withNumbers('We answer {hours}.', { phone, hours })).toEqual([
    { text: 'We answer ' },
    { text: 'Monday and Tuesday, 9:00 AM to 6:00 PM' },
    { text: '.' },
  ]);
});
