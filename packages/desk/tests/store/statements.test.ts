import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createMailQueue } from '#desk/notify/mail-queue.ts';
import { overdueNotices } from '#desk/notify/overdue.ts';
import { createWebhookQueue } from '#desk/notify/webhook.ts';
import type { Settings } from '#desk/settings/settings.ts';
import type { Database } from '#desk/store/database.ts';
import { addRequest } from '#desk/store/store.ts';
import { MIGRATIONS } from '#desk/store/sqlite/file.ts';
import { asyncQueries } from '#desk/store/sqlite/store.ts';
import { newRequest } from '../test-desk.ts';

const file = new DatabaseSync(':memory:');
for (const migration of MIGRATIONS) file.exec(migration);

const planOf = (statement: string) =>
  file
    .prepare(`EXPLAIN QUERY PLAN ${statement}`)
    .all()
    .map(({ detail }) => String(detail));

test('storing and notifying never scan all requests', async () => {
  const logged = new Set<string>();
  const calls = asyncQueries(file);
  const database: Database = {
    read: (sql, values) => calls.read(logged.add(sql) && sql, values),
    write: (statements) => calls.write(statements.map((one) => (logged.add(one.sql), one))),
  };
  const now = new Date(Date.now() + 60_000);
  const keep = () =>
    database.write(addRequest(newRequest(), { repeatSeconds: 60, notify: true, receipt: true }));
  const settings = { webhook: {}, mail: { times: [] as number[] } } as Settings;
  const [mail, webhook] = [createMailQueue(database), createWebhookQueue(database)];
  await keep();
  await webhook.claim(now, now);
  await webhook.schedule(1, now);
  await webhook.next();
  await mail.next(now);
  const { id: reference = '' } = (await mail.claim(now, now, now)) ?? {};
  await keep();
  await mail.postpone(reference, now, false);
  await mail.claim(now, now, now);
  await mail.requests();
  await overdueNotices(database, settings, now);
  await mail.markSent(reference);
  expect(logged.size).toBe(19);
  for (const statement of logged)
    for (const step of planOf(statement))
      expect(step, statement).not.toMatch(/SCAN requests|requests_by_time/);
});
