// Texts that pages derive from the facts of the practice.
import { expect, test } from 'vitest';
import { priceInWords } from '#lib/money.ts';
import { closedAt, hoursInWords } from '@clinic/contract/open-hours.ts';
import { inSentence } from '#lib/text.ts';
import { waitsFor } from '@clinic/contract/waiting.ts';

test('a price is an amount or a range, and sample prices are marked', () => {
  expect(priceInWords({ from: 450000 })).toBe('₹4,50,000');
  expect(priceInWords({ from: 4500, to: 6000 })).toBe('₹4,500 to ₹6,000');
  expect(priceInWords({ from: 4500, to: 6000, sample: true })).toBe('₹4,500 to ₹6,000 (sample)');
});

test.each([
  [['Monday', 'Tuesday', 'Wednesday'], '09:00', '18:00', 'Monday to Wednesday, 9:00 AM to 6:00 PM'],
  [['Saturday', 'Monday'], '00:30', '12:00', 'Monday and Saturday, 12:30 AM to 12:00 PM'],
  [['Monday', 'Tuesday', 'Friday'], '10:15', '13:05', 'Monday, Tuesday and Friday, 10:15 AM to 1:05 PM'],
  [['Sunday'], '8:00', '11:00', 'Sunday, 8:00 AM to 11:00 AM'],
])('the hours of %s from %s to %s', (days, opens, closes, words) =>
  expect(hoursInWords({ days, opens, closes })).toBe(words),
);

test.each([
  ['2026-11-28', '08:00', undefined],
  ['2026-11-28', '17:59', undefined],
  ['2026-11-28', '07:59', 'time'],
  ['2026-11-28', '18:00', 'time'],
  ['2026-11-29', '10:00', 'day'],
])('on %s at %s, the reason for being closed is %s', (day, time, closed) =>
  expect(closedAt({ days: ['Friday', 'Saturday'], opens: '08:00', closes: '18:00' }, day, time)).toBe(closed),
);

test('words are lower-case within a sentence, except names and abbreviations', () =>
  expect(['Worn cartilage', 'L4 nerve', 'MCL', 'Achilles tendon', 'X-ray'].map(inSentence)).toEqual([
    'worn cartilage',
    'L4 nerve',
    'MCL',
    'Achilles tendon',
    'X-ray',
  ]));

// A planned page is published at midnight in India.
const publishOn = new Date('2026-12-03');
test.each([
  [{}, '2026-01-01', undefined],
  [{ draft: false }, '2026-01-01', undefined],
  [{ draft: true, publishOn }, '2027-01-01', 'Draft'],
  [{ publishOn }, '2026-12-02T18:29:59Z', 'From 2026-12-03'],
  [{ publishOn }, '2026-12-02T18:30:00Z', undefined],
])('the status of %j at %s is %s', (page, now, words) => expect(waitsFor(page, Date.parse(now))).toBe(words));
