import { DatabaseSync } from 'node:sqlite';
import type { Row } from '#desk/store/database.ts';
import { createCalls } from '#desk/store/sqlite/store.ts';
import { openDesk } from '../a-desk.ts';
import { SITE } from './contract/an-authenticator.ts';
import { describeReception } from './contract.ts';

const key = 'a key that is long enough for a test';

describeReception(
  async () => {
    const desk = await openDesk({ proxies: 1, secondFactor: { required: 'off', key }, siteUrl: SITE });
    const using = <T>(work: (calls: ReturnType<typeof createCalls>) => T): T => {
      const database = new DatabaseSync(desk.file, { timeout: 2000 });
      try {
        return work(createCalls(database));
      } finally {
        database.close();
      }
    };
    return {
      ...desk,
      run: async (statements) => void using(({ write }) => write(statements)),
      read: async (sql) => using(({ read }) => read(sql).map((row): Row => ({ ...row }))),
    };
  },
  (address) => ({ 'x-forwarded-for': address }),
);
