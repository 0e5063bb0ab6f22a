import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Env, ReceptionDependencies } from '#desk/reception/env.ts';
import { listRoutes } from '#desk/reception/routes/list.ts';
import { raw } from '#desk/store/database.ts';
import { addRequest } from '#desk/store/request-store.ts';
import { newRequest } from '../a-desk.ts';
import { choices, openInFile } from '../store/in-file.ts';

test('other requests are answered while somebody downloads a long list', async () => {
  const { store } = openInFile();
  const requests = Array.from({ length: 2_000 }, () => newRequest());
  await store.write(requests.flatMap((request) => addRequest(request, choices)));
  await store.write([raw("INSERT INTO people (name, sign_in) VALUES ('Asha', 'asha')")]);
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    c.set('now', new Date());
    c.set('person', { id: 1 } as Env['Variables']['person']);
    await next();
  });
  app.route('/', listRoutes({ database: store } as unknown as ReceptionDependencies));

  const answer = await app.request('/requests.csv?view=all');
  let turns = 0;
  const turning = setInterval(() => (turns += 1));
  const text = await answer.text();
  clearInterval(turning);
  expect(text.trim().split('\n')).toHaveLength(2_001);
  // Each 500 rows.
  expect(turns).toBeGreaterThanOrEqual(4);
});
