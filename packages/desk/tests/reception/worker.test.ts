import type { Row } from '#desk/store/database.ts';
import { openWorker } from '../worker/a-worker.ts';
import { SITE } from './contract/an-authenticator.ts';
import { describeReception } from './contract.ts';
import { SITE_FILES } from './contract/front.ts';

describeReception(
  async () => {
    const { database, ...home } = await openWorker(SITE_FILES, {
      REQUESTS_PER_MINUTE: '100000',
      SITE_URL: SITE,
      SECOND_FACTOR_KEY: 'a key that is long enough for a test',
    });
    return {
      ...home,
      run: async (statements) =>
        void (await database.batch(
          statements.map(({ sql, values }) => database.prepare(sql).bind(...values)),
        )),
      read: async (sql) => (await database.prepare(sql).all<Row>()).results,
    };
  },
  (address) => ({ 'cf-connecting-ip': address }),
);
