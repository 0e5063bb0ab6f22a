// The CSV download, while other people work.
import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import type { Env, ReceptionDependencies } from '#desk/reception/env.ts';
import { listRoutes } from '#desk/reception/routes/list.ts';
import { raw } from '#desk/store/database.ts';
import { StoreError, type Store } from '#desk/store/store.ts';
import { booking, newRequest } from '../test-desk.ts';
import { describeInBoth } from '../store/both.ts';

const COUNT = 2_000;

describeInBoth((open) => {
  let store: Store;
  let reads: number;
  beforeEach(async () => {
    ({ store } = await open());
    reads = 0;
    const { receivedAt, path } = newRequest();
    const many = `WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ${COUNT})
      INSERT INTO requests (reference, received_at, path, payload) SELECT 'r' || i, ?1, ?2, ?3 FROM n`;
    await store.write([
      raw(many, receivedAt, path, JSON.stringify(booking)),
      raw("INSERT INTO people (id, name, sign_in) VALUES (1, 'Asha Rao', 'asha rao')"),
    ]);
  });

  /** Requests the file; `afterRead` runs after each read of the database, and may change it or fail. */
  async function download(afterRead = async () => {}) {
    const database: ReceptionDependencies['database'] = {
      write: (statements) => store.write(statements),
      async read(...query) {
        const rows = await store.read(...query);
        reads += 1;
        await afterRead();
        return rows;
      },
    };
    const app = new Hono<Env>().use(async (c, next) => {
      c.set('person', { id: 1, name: 'Asha Rao' } as Env['Variables']['person']);
      c.set('now', new Date());
      await next();
    });
    app.route('/', listRoutes({ database } as ReceptionDependencies));
    return app.request('/requests.csv?view=new');
  }

  test('contains every request once and is streamed, although others change meanwhile', async () => {
    const file = await download(async () => {
      await store.add(newRequest());
      await store.write([raw("UPDATE requests SET state = 'booked' WHERE id > ?1", COUNT - 10 * reads)]);
    });
    const readsAtFirst = reads;
    const [, ...lines] = (await file.text()).trim().split('\r\n');
    expect(reads).toBeGreaterThan(readsAtFirst);
    const ids = lines.map((line) => Number(/^"(\d+)"/.exec(line)?.[1]));
    expect(ids).toEqual(Array.from({ length: COUNT }, (_, n) => COUNT - n));
    expect(await store.read("SELECT detail FROM audit_log WHERE what = 'exported'")).toMatchObject([
      { detail: String(COUNT) },
    ]);
  });

  test('an interrupted download is an error, not a short file', async () => {
    const { body } = await download(async () => {
      if (reads > 2) throw new StoreError('broken');
    });
    await expect(new Response(body).text()).rejects.toThrow('not stored');
  });

  test('other requests are answered during the download', async () => {
    const file = await download();
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    const text = await file.text();
    clearInterval(timer);
    expect(text.trim().split('\n')).toHaveLength(COUNT + 1);
    // One for each batch of 500 rows.
    expect(turns).toBeGreaterThanOrEqual(4);
  });
});
