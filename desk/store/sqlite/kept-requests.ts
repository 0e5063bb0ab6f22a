import type { DatabaseSync } from 'node:sqlite';
import type { Payload } from '#forms/payloads.ts';
import type { RequestPath } from '#forms/paths.ts';

/** A kept request, as the practice reads it. */
export interface KeptRequest {
  id: number;
  receivedAt: Date;
  path: RequestPath;
  payload: Payload;
  handledAt: Date | undefined;
}

export interface Counts {
  all: number;
  handled: number;
}

const count = (database: DatabaseSync, where: string, ...values: string[]): Counts =>
  database
    .prepare(`SELECT count(*) AS "all", count(handled_at) AS handled FROM requests ${where}`)
    .get(...values) as unknown as Counts;

export const countAll = (database: DatabaseSync) => count(database, '');

export const countBefore = (database: DatabaseSync, before: Date) =>
  count(database, 'WHERE received_at < ?', before.toISOString());

/** Newest first, one by one, so that a long list needs no memory. */
export function* keptRequests(database: DatabaseSync, onlyNew: boolean): Generator<KeptRequest> {
  const where = onlyNew ? 'WHERE handled_at IS NULL' : '';
  const rows = database.prepare(
    `SELECT id, received_at, path, payload, handled_at FROM requests ${where} ORDER BY received_at DESC, id DESC`,
  );
  for (const row of rows.iterate()) {
    yield {
      id: Number(row.id),
      receivedAt: new Date(String(row.received_at)),
      path: row.path as RequestPath,
      payload: JSON.parse(String(row.payload)) as Payload,
      handledAt: row.handled_at === null ? undefined : new Date(String(row.handled_at)),
    };
  }
}

export function markHandled(database: DatabaseSync, id: number, now: Date): 'marked' | 'already' | 'unknown' {
  const known = database.prepare('SELECT handled_at AS at FROM requests WHERE id = ?').get(id);
  if (!known) return 'unknown';
  if (known.at !== null) return 'already';
  database.prepare('UPDATE requests SET handled_at = ? WHERE id = ?').run(now.toISOString(), id);
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
