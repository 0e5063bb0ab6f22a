import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { raw, type Database, type Value } from '../store/database.ts';
import { KEPT_COLUMNS, keptRequest, type KeptRequest } from '../store/kept-request.ts';
import { readRow, readRows } from '../store/rows.ts';

/** The mail that is on its way. */
export interface QueuedMail {
  reference: string;
  /** This one included. */
  attempts: number;
}

/** Nothing is put off for longer. A later time was written while the clock was wrong. */
const LONGEST_PUT_OFF_MS = 2 * 3_600_000;

const openMail = v.object({ reference: v.string(), tryAt: v.string(), attempts: v.number() });
const OPEN = 'SELECT reference, try_at AS tryAt, attempts FROM mail';
const ANY_WAITING = 'SELECT 1 FROM requests WHERE mail IS NULL LIMIT 1';
const DUE = `mail IS NULL AND (received_at <= ?1 OR received_at > ?2)`;
const ANY_DUE = `SELECT 1 FROM requests WHERE ${DUE} LIMIT 1`;

const BEGIN = `INSERT OR IGNORE INTO mail (place, reference, try_at, attempts, sealed)
  SELECT 1, ?3, ?4, 1, 1 WHERE EXISTS (${ANY_DUE})`;
const FILL = `UPDATE requests SET mail = 1 WHERE ${DUE} AND EXISTS (SELECT 1 FROM mail WHERE reference = ?3)`;

const ADD = `UPDATE requests SET mail = 1 WHERE ${DUE}
  AND EXISTS (SELECT 1 FROM mail WHERE reference = ?3 AND try_at = ?4 AND sealed = 0)`;
const TRY =
  'UPDATE mail SET try_at = ?3, attempts = attempts + 1, sealed = 1 WHERE reference = ?1 AND try_at = ?2';

const TOLD = `UPDATE requests SET mail = 0 WHERE mail = 1 AND EXISTS (SELECT 1 FROM mail WHERE reference = ?1)`;
const END = 'DELETE FROM mail WHERE reference = ?1';
const PUT_OFF = 'UPDATE mail SET try_at = ?2, sealed = ?3 WHERE reference = ?1';

const IN_IT = `SELECT ${KEPT_COLUMNS} FROM requests WHERE mail = 1 AND handled_at IS NULL ORDER BY id`;

export const statements = { ANY_WAITING, ANY_DUE, FILL, ADD, TOLD, IN_IT };

/**
 * The mail that tells the practice of new requests; it is kept in the same database. There is one open mail at a time, and
 * the desk that claims it has it alone until `until`. As long as no server can have taken it, new requests are added, so
 * that one mail goes out after a long trouble. Once a server may have taken it, it stays exactly as it is.
 */
export function createMailQueue(database: Database) {
  const write = async (...all: [sql: string, ...values: Value[]][]) =>
    database.write(all.map(([text, ...values]) => raw(text, ...values)));

  return {
    /** Of what was received until `before`; undefined where nothing is due, or another desk has just claimed it. */
    async claim(now: Date, before: Date, until: Date): Promise<QueuedMail | undefined> {
      const due = [before.toISOString(), ahead(now)];
      const open = await readRow(database, openMail)`${raw(OPEN)}`;
      if (!open) {
        if ((await database.read(ANY_DUE, due)).length === 0) return undefined;
        const reference = randomUUID();
        const [begun] = await write(
          [BEGIN, ...due, reference, until.toISOString()],
          [FILL, ...due, reference],
        );
        return begun === 1 ? { reference, attempts: 1 } : undefined;
      }
      const { reference, tryAt } = open;
      if (tryAt > now.toISOString() && tryAt <= ahead(now)) return undefined;
      const [, tried] = await write(
        [ADD, ...due, reference, tryAt],
        [TRY, reference, tryAt, until.toISOString()],
      );
      return tried === 1 ? { reference, attempts: open.attempts + 1 } : undefined;
    },

    /** What the mail tells of: nothing that has been handled or erased since. */
    requests: (): Promise<KeptRequest[]> => readRows(database, keptRequest)`${raw(IN_IT)}`,

    async told(reference: string): Promise<void> {
      await write([TOLD, reference], [END, reference]);
    },

    async putOff(reference: string, at: Date, mayHaveArrived: boolean): Promise<void> {
      await write([PUT_OFF, reference, at.toISOString(), mayHaveArrived ? 1 : 0]);
    },

    /** When there is something to do again: the open mail's next try, or `later` for what waits for that. */
    async next(later: Date): Promise<Date | undefined> {
      const open = await readRow(database, openMail)`${raw(OPEN)}`;
      if (open) return new Date(open.tryAt);
      return (await database.read(ANY_WAITING)).length > 0 ? later : undefined;
    },
  };
}

const ahead = (now: Date): string => new Date(now.getTime() + LONGEST_PUT_OFF_MS).toISOString();
