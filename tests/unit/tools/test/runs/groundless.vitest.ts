import { beforeAll, describe, test } from 'vitest';

describe('without its ground', () => {
  beforeAll(() => {
    throw new Error('no ground');
  });
  test('never runs', () => undefined);
});
