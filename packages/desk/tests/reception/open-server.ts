// The desk on Node with SQLite, and writes of commands that run beside it.
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import type { Settings } from '#desk/settings/settings.ts';
import type { Row } from '#desk/store/database.ts';
import { syncQueries } from '#desk/store/sqlite/store.ts';
import { openDesk } from '../test-desk.ts';
import { createFrontDesk, SITE_FILES, type ReceptionServer } from './contract/front-desk.ts';

export const from = (address: string) => ({ 'x-forwarded-for': address });

export async function openServer(settings: Partial<Settings>): Promise<ReceptionServer> {
  const desk = await openDesk({ proxies: 1, ...settings }, { site: SITE_FILES });
  const using = <T>(work: (calls: ReturnType<typeof syncQueries>) => T): T => {
    using database = new DatabaseSync(desk.file, { timeout: 2000 });
    return work(syncQueries(database));
  };
  return {
    ...desk,
    run: async (statements) => void using(({ write }) => write(statements)),
    read: async (sql) => using(({ read }) => read(sql).map((row): Row => ({ ...row }))),
  };
}

/** A front desk for the running test. */
export async function openFrontDesk(settings: Partial<Settings>) {
  const server = await openServer(settings);
  onTestFinished(server.close);
  return { ...createFrontDesk(() => server, from), logged: server.logged };
}
