import { expect, test } from 'vitest';
import { waitsFor } from '#lib/waiting.ts';

const day = new Date('2026-12-03');

test('a page that is neither a draft nor planned is public', () => {
  expect(waitsFor({}, 0)).toBeUndefined();
  expect(waitsFor({ draft: false }, 0)).toBeUndefined();
});

test('a draft waits, also when its day has come', () => {
  expect(waitsFor({ draft: true, publishOn: day }, Date.parse('2027-01-01'))).toBe('Draft');
});

test('a planned page opens at midnight in India', () => {
  expect(waitsFor({ publishOn: day }, Date.parse('2026-12-02T18:29:59Z'))).toBe('From 2026-12-03');
  expect(waitsFor({ publishOn: day }, Date.parse('2026-12-02T18:30:00Z'))).toBeUndefined();
});
