import { expect, test } from 'vitest';

test('adds', () => expect(1 + 1).toBe(2));
test('takes away', () => {
  expect(3 - 1).toBe(1);
});
test.skip('is left out', () => undefined);
