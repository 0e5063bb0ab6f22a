import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { counts, KEPT_COLUMNS, keptRequest, type Counts, type KeptRequest } from '../kept-request.ts';
import { HANDLED } from '../states.ts';
import { inTransaction } from './store.ts';

const count = (database: DatabaseSync, where: string, ...values: string[]): Counts =>
  v.parse(
    counts,
    database
      .prepare(`SELECT count(*) AS "all", count(handled_at) AS handled FROM requests ${where}`)
      .get(...values),
  );

export const countAll = (database: DatabaseSync) => count(database, '');

export const countBefore = (database: DatabaseSync, before: Date) =>
  count(database, 'WHERE received_at < ?', before.toISOString());

/** Newest first, one by one, so that a long list needs no memory. */
export function* keptRequests(database: DatabaseSync, onlyNew: boolean): Generator<KeptRequest> {
  const where = onlyNew ? 'WHERE handled_at IS NULL' : '';
  const rows = database.prepare(
    `SELECT ${KEPT_COLUMNS} FROM requests ${where} ORDER BY received_at DESC, id DESC`,
  );
  for (const row of rows.iterate()) yield v.parse(keptRequest, row);
}

const MARK = `UPDATE requests SET handled_at = ?2, version = version + 1,
  state = iif(state IN ('${HANDLED.join("','")}'), state, 'closed') WHERE id = ?1`;
const NOTE_MARK = `INSERT INTO audit_log (at, what, request, detail)
  SELECT ?2, 'state', id, state || ' > closed' FROM requests WHERE id = ?1`;

export function markHandled(database: DatabaseSync, id: number, now: Date): 'marked' | 'already' | 'unknown' {
  const known = database.prepare('SELECT handled_at AS at FROM requests WHERE id = ?').get(id);
  if (!known) return 'unknown';
  if (known.at !== null) return 'already';
  inTransaction(database, () => {
    database.prepare(NOTE_MARK).run(id, now.toISOString());
    database.prepare(MARK).run(id, now.toISOString());
  });
  return 'marked';
}

/** The checkpoint also clears the copies of deleted rows out of the write-ahead log. */
export function deleteBefore(database: DatabaseSync, before: Date): number {
  const { changes } = database
    .prepare('DELETE FROM requests WHERE received_at < ?')
    .run(before.toISOString());
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  return Number(changes);
}
