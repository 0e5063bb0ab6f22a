import { expect, test } from 'vitest';
import { priceInWords } from '#lib/money.ts';

test('a price is one sum or two, and says when it is invented', () => {
  expect(priceInWords({ from: 450000 })).toBe('₹4,50,000');
  expect(priceInWords({ from: 4500, to: 6000 })).toBe('₹4,500 to ₹6,000');
  expect(priceInWords({ from: 4500, to: 6000, sample: true })).toBe('₹4,500 to ₹6,000 (sample)');
});
