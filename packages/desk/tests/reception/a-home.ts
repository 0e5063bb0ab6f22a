// The desk of this computer as a home of the receptionist's page, with the commands that run beside it.
import { DatabaseSync } from 'node:sqlite';
import type { Settings } from '#desk/settings.ts';
import type { Row } from '#desk/store/database.ts';
import { createCalls } from '#desk/store/sqlite/store.ts';
import { openDesk } from '../a-desk.ts';
import { SITE_FILES, type ReceptionHome } from './contract/front.ts';

export const from = (address: string) => ({ 'x-forwarded-for': address });

export async function openHome(settings: Partial<Settings>): Promise<ReceptionHome> {
  const desk = await openDesk({ proxies: 1, ...settings }, { site: SITE_FILES });
  const using = <T>(work: (calls: ReturnType<typeof createCalls>) => T): T => {
    using database = new DatabaseSync(desk.file, { timeout: 2000 });
    return work(createCalls(database));
  };
  return {
    ...desk,
    run: async (statements) => void using(({ write }) => write(statements)),
    read: async (sql) => using(({ read }) => read(sql).map((row): Row => ({ ...row }))),
  };
}
