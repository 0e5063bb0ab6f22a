// A file for a spreadsheet holds what was there when it was asked for, while others go on working.
import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import type { Env, ReceptionDependencies } from '#desk/reception/env.ts';
import { listRoutes } from '#desk/reception/routes/list.ts';
import { raw } from '#desk/store/database.ts';
import { NotKept, type Store } from '#desk/store/request-store.ts';
import { booking, newRequest } from '../a-desk.ts';
import { describeInBoth } from '../store/both.ts';

const COUNT = 1100;

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

  /** The answer to whoever asks for the file; what happens after each read may change something, or fail. */
  async function download(afterRead: () => Promise<void>) {
    const database: ReceptionDependencies['database'] = {
      write: (statements) => store.write(statements),
      async read(...asked) {
        const rows = await store.read(...asked);
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

  test('none is left out, none stands there twice, and it is read as it is taken, never as a whole', async () => {
    const file = await download(async () => {
      await store.keep(newRequest());
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

  test('one that breaks off in the middle does not look whole', async () => {
    const { body } = await download(async () => {
      if (reads > 2) throw new NotKept('broken');
    });
    await expect(new Response(body).text()).rejects.toThrow('not kept');
  });
});
