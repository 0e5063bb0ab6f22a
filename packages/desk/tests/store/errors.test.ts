import { expect, test } from 'vitest';
import { describe } from '#desk/lib/logger.ts';
import { StoreError } from '#desk/store/store.ts';
import { describeInBoth } from './both.ts';

describeInBoth((open) =>
  test('the log names a mistake in a statement, and no value', async () => {
    const { store } = await open();
    const error: unknown = await store
      .read('SELECT nope FROM requests WHERE payload = ?', ['9876543210'])
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreError);
    expect(describe(error)).toContain('no such column: nope');
    expect(describe(error)).not.toContain('9876543210');
  }),
);
