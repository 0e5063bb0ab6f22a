import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { raw, sql, type Database } from '../store/database.ts';
import { REQUEST_COLUMNS, storedRequest, type StoredRequest } from '../store/stored-request.ts';
import { isAny, readRow, readRows } from '../store/rows.ts';
import { latestRetry } from '../lib/repeat.ts';

export interface QueuedMail {
  /** The reference, in the Message-ID. */
  id: string;
  attempts: number;
}

const mailRow = v.object({ reference: v.string(), tryAt: v.string(), attempts: v.number() });

/**
 * The mail about new requests, stored in the same database. There is one open mail at a time, and one desk claims it until
 * `until`. New requests are added to it until a server may have accepted it; from then on it is sealed.
 */
export function createMailQueue(database: Database) {
  const openMail = () => readRow(database, mailRow)`SELECT reference, try_at AS tryAt, attempts FROM mail`;

  return {
    /** A mail about requests received until `before`; undefined when none is due or another desk has claimed it. */
    async claim(now: Date, before: Date, until: Date): Promise<QueuedMail | undefined> {
      const latest = latestRetry(now);
      const isDue = sql`mail IS NULL AND (received_at <= ${before} OR received_at > ${latest})`;
      const anyDue = sql`SELECT 1 FROM requests WHERE ${isDue} LIMIT 1`;
      const mail = await openMail();
      if (!mail) {
        if (!(await isAny(database, anyDue))) return undefined;
        const reference = randomUUID();
        const [created] = await database.write([
          sql`INSERT OR IGNORE INTO mail (place, reference, try_at, attempts, sealed)
            SELECT 1, ${reference}, ${until}, 1, 1 WHERE EXISTS (${anyDue})`,
          sql`UPDATE requests SET mail = 1
            WHERE ${isDue} AND EXISTS (SELECT 1 FROM mail WHERE reference = ${reference})`,
        ]);
        return created === 1 ? { id: reference, attempts: 1 } : undefined;
      }
      if (mail.tryAt > now.toISOString() && mail.tryAt <= latest.toISOString()) return undefined;
      const isOpen = sql`reference = ${mail.reference} AND try_at = ${mail.tryAt}`;
      const [, claimed] = await database.write([
        sql`UPDATE requests SET mail = 1
          WHERE ${isDue} AND EXISTS (SELECT 1 FROM mail WHERE ${isOpen} AND sealed = 0)`,
        sql`UPDATE mail SET try_at = ${until}, attempts = attempts + 1, sealed = 1 WHERE ${isOpen}`,
      ]);
      return claimed === 1 ? { id: mail.reference, attempts: mail.attempts + 1 } : undefined;
    },

    /** The requests in the mail, without those handled or erased since. */
    requests: (): Promise<StoredRequest[]> =>
      readRows(database, storedRequest)`SELECT ${raw(REQUEST_COLUMNS)} FROM requests
        WHERE mail = 1 AND handled_at IS NULL ORDER BY id`,

    async markSent(reference: string): Promise<void> {
      const isThis = sql`reference = ${reference}`;
      await database.write([
        sql`UPDATE requests SET mail = 0 WHERE mail = 1 AND EXISTS (SELECT 1 FROM mail WHERE ${isThis})`,
        sql`DELETE FROM mail WHERE ${isThis}`,
      ]);
    },

    async postpone(reference: string, at: Date, mayHaveArrived: boolean): Promise<void> {
      await database.write([
        sql`UPDATE mail SET try_at = ${at}, sealed = ${mayHaveArrived ? 1 : 0} WHERE reference = ${reference}`,
      ]);
    },

    /** When the open mail is due, or `later` when requests wait for the next one. */
    async next(later: Date): Promise<Date | undefined> {
      const mail = await openMail();
      if (mail) return new Date(mail.tryAt);
      const waiting = sql`SELECT 1 FROM requests WHERE mail IS NULL LIMIT 1`;
      return (await isAny(database, waiting)) ? later : undefined;
    },
  };
}
