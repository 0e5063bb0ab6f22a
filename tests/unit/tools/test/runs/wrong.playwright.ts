import { expect, test } from '@playwright/test';

test('adds', () => expect(1 + 1).toBe(2));
test.describe('on a phone', () => {
  test('takes away', () => {
    expect(3 - 1).toBe(1);
  });
  test('moves', () => {
    expect(test.info().retry, 'too slow').toBe(1);
  });
  test('should fail', () => test.fail());
});
test.skip('is left out', () => undefined);
