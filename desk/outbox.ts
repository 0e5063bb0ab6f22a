import type { DatabaseSync } from 'node:sqlite';

/** One request that still has to be announced. */
export interface Announcement {
  id: number;
  reference: string;
  receivedAt: string;
  path: string;
  payload: string;
  attempts: number;
}

export interface Outbox {
  /** The request that is due first, if any is due by `now`. */
  due(now: Date): Announcement | undefined;
  /** When the next one will be due. */
  next(): Date | undefined;
  delivered(id: number): void;
  postpone(id: number, until: Date): void;
}

export function createOutbox(database: DatabaseSync): Outbox {
  const due = database.prepare(
    `SELECT id, reference, received_at AS receivedAt, path, payload, notify_attempts AS attempts
     FROM requests WHERE notify_at <= ? ORDER BY notify_at, id LIMIT 1`,
  );
  const next = database.prepare('SELECT min(notify_at) AS at FROM requests WHERE notify_at IS NOT NULL');
  const delivered = database.prepare('UPDATE requests SET notify_at = NULL WHERE id = ?');
  const postpone = database.prepare(
    'UPDATE requests SET notify_at = ?, notify_attempts = notify_attempts + 1 WHERE id = ?',
  );
  return {
    due: (now) => due.get(now.toISOString()) as Announcement | undefined,
    next: () => {
      const at = next.get()?.at;
      return typeof at === 'string' ? new Date(at) : undefined;
    },
    delivered: (id) => void delivered.run(id),
    postpone: (id, until) => void postpone.run(until.toISOString(), id),
  };
}
