// A file for a spreadsheet holds what was there when it was asked for, while others go on working.
import { Hono } from 'hono';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Env, ReceptionDependencies } from '#desk/reception/env.ts';
import { foundIds, requestsWith } from '#desk/reception/queries/requests.ts';
import { listRoutes } from '#desk/reception/routes/list.ts';
import type { Database, Store } from '#desk/store/database.ts';
import { NotKept } from '#desk/store/request-store.ts';
import { booking, newRequest } from '../a-desk.ts';
import { describeInBoth } from '../store/both.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const COUNT = 1100;

describeInBoth((open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    const { receivedAt, path } = newRequest();
    const many = `WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ${COUNT})
      INSERT INTO requests (reference, received_at, path, payload) SELECT 'r' || i, ?1, ?2, ?3 FROM n`;
    await store.write([{ sql: many, values: [receivedAt, path, JSON.stringify(booking)] }]);
  });

  test('none is left out and none stands there twice, whatever happens meanwhile', async () => {
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
    for await (const some of requestsWith(busy, await foundIds(busy, { view: 'new' })))
      ids.push(...some.map(({ id }) => id));
    expect(reads).toBeGreaterThan(2);
    expect(ids).toEqual(Array.from({ length: COUNT }, (_, n) => COUNT - n));
  });

  /** The answer to whoever asks for the file; `read` may watch, or fail. */
  async function download(read: Database['read']) {
    const database: Database = { write: (statements) => store.write(statements), read };
    await store.write([
      { sql: "INSERT INTO people (id, name, sign_in) VALUES (1, 'Asha Rao', 'asha rao')", values: [] },
    ]);
    const app = new Hono<Env>().use(async (c, next) => {
      c.set('person', { id: 1, name: 'Asha Rao' } as Env['Variables']['person']);
      c.set('now', new Date());
      await next();
    });
    app.route('/', listRoutes({ database } as ReceptionDependencies));
    return app.request('/requests.csv?view=all');
  }

  test('it is read as whoever downloads it takes it, never as a whole', async () => {
    let reads = 0;
    const { body } = await download((...asked) => {
      reads += 1;
      return store.read(...asked);
    });
    const readsAtFirst = reads;
    let text = '';
    for await (const part of (body as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(
      new TextDecoderStream(),
    ))
      text += part;
    expect(readsAtFirst).toBeLessThan(reads);
    expect(text.trim().split('\r\n')).toHaveLength(COUNT + 1);
    expect(await store.read("SELECT detail FROM audit_log WHERE what = 'exported'")).toMatchObject([
      { detail: String(COUNT) },
    ]);
  });

  test('one that breaks off in the middle does not look whole', async () => {
    let reads = 0;
    const { body } = await download(async (...asked) => {
      reads += 1;
      if (reads > 2) throw new NotKept('broken');
      return store.read(...asked);
    });
    await expect(new Response(body).text()).rejects.toThrow('not kept');
  });
});
