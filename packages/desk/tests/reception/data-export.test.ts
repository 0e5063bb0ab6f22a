// A file for a spreadsheet holds what was there when it was asked for, while others go on working.
import { beforeEach, expect, test, vi } from 'vitest';
import { allRequests } from '#desk/reception/queries/requests.ts';
import type { Database, Store } from '#desk/store/database.ts';
import { booking, newRequest } from '../a-desk.ts';
import { describeInBoth } from '../store/both.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const COUNT = 1100;

describeInBoth((open) => {
  let store: Store;
  beforeEach(async () => (store = await open()));

  test('none is left out and none stands there twice, whatever happens meanwhile', async () => {
    const { receivedAt, path } = newRequest();
    const many = `WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ${COUNT})
      INSERT INTO requests (reference, received_at, path, payload) SELECT 'r' || i, ?1, ?2, ?3 FROM n`;
    await store.write([{ sql: many, values: [receivedAt, path, JSON.stringify(booking)] }]);
    let reads = 0;
    const busy: Database = {
      write: (statements) => store.write(statements),
      async read(sql, values) {
        const rows = await store.read(sql, values);
        reads += 1;
        await store.keep(newRequest());
        await store.write([
          { sql: "UPDATE requests SET state = 'booked' WHERE id > ?1", values: [COUNT - 10 * reads] },
        ]);
        return rows;
      },
    };
    const ids: number[] = [];
    for await (const some of allRequests(busy, { view: 'new' })) ids.push(...some.map(({ id }) => id));
    expect(reads).toBeGreaterThan(2);
    expect(ids).toEqual(Array.from({ length: COUNT }, (_, n) => COUNT - n));
  });
});
