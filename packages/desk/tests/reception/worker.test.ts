import type { Row } from '#desk/store/database.ts';
import { openWorker } from '../worker/test-worker.ts';
import { SITE } from './contract/authenticator.ts';
import { describeReception } from './contract.ts';
import { SITE_FILES } from './contract/front-desk.ts';

describeReception(
  async () => {
    const worker = await openWorker(SITE_FILES, {
      REQUESTS_PER_MINUTE: '100000',
      SITE_URL: SITE,
      SECOND_FACTOR_KEY: 'a key that is long enough for a test',
    });
    return Object.assign(worker, {
      run: async (statements: { sql: string; values: unknown[] }[]) =>
        void (await worker.database.batch(
          statements.map(({ sql, values }) => worker.database.prepare(sql).bind(...values)),
        )),
      read: async (sql: string) => (await worker.database.prepare(sql).all<Row>()).results,
    });
  },
  (address) => ({ 'cf-connecting-ip': address }),
);
