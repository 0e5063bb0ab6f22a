// What every store says to its database. Each statement is whole in itself, so that two desks may share one database.
import * as v from 'valibot';
import type { Row, Statement } from './database.ts';
import type { Announcement, NewRequest, StoreChoices } from './request-store.ts';
import { orUndefined, time } from './rows.ts';

export const FORGET = `UPDATE requests INDEXED BY requests_to_forget SET fingerprint = NULL
  WHERE fingerprint IS NOT NULL AND received_at < ?1`;

/** Leaves out repeats, and what was already added when the answer to that was lost. */
export const ADD = `INSERT INTO requests
    (reference, received_at, path, payload, fingerprint, notify_at, notice, state, handled_at, mail, quick)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11
  WHERE NOT EXISTS (SELECT 1 FROM requests WHERE fingerprint = ?5)
    AND NOT EXISTS (SELECT 1 FROM requests WHERE reference = ?1)`;

/** Nothing is put off until later than ?3: a later time was written while the clock was wrong, so it counts as due. */
export const CLAIM = `UPDATE requests SET notify_at = ?2, notify_attempts = notify_attempts + 1
  WHERE id = (SELECT id FROM requests WHERE notify_at <= ?1 OR notify_at > ?3 ORDER BY notify_at, id LIMIT 1)
  RETURNING id, reference, received_at AS receivedAt, path, payload, notify_attempts AS attempts`;

export const SCHEDULE = 'UPDATE requests SET notify_at = ?2 WHERE id = ?1';

export const NEXT = 'SELECT min(notify_at) AS at FROM requests WHERE notify_at IS NOT NULL';

const LONGEST_PUT_OFF_MS = 2 * 3_600_000;

export const addRequest = (
  request: NewRequest,
  { repeatSeconds, announce }: StoreChoices,
  now = Date.now(),
): Statement[] => [
  { sql: FORGET, values: [new Date(now - repeatSeconds * 1000).toISOString()] },
  {
    sql: ADD,
    values: [
      request.reference,
      request.receivedAt,
      request.path,
      request.payload,
      repeatSeconds > 0 ? request.fingerprint : null,
      announce && !request.spam ? request.receivedAt : null,
      request.notice ?? null,
      request.spam ? 'spam' : 'new',
      request.spam ? request.receivedAt : null,
      request.spam ? 0 : null,
      request.quick ? 1 : 0,
    ],
  },
];

export const claimAnnouncement = (now: Date, retryAt: Date): Statement => ({
  sql: CLAIM,
  values: [
    now.toISOString(),
    retryAt.toISOString(),
    new Date(now.getTime() + LONGEST_PUT_OFF_MS).toISOString(),
  ],
});

export const scheduleAnnouncement = (id: number, at: Date | undefined): Statement => ({
  sql: SCHEDULE,
  values: [id, at?.toISOString() ?? null],
});

const announcement = v.object({
  id: v.number(),
  reference: v.string(),
  receivedAt: v.string(),
  path: v.string(),
  payload: v.string(),
  attempts: v.number(),
});

export const announcementIn = ([row]: Row[]): Announcement | undefined => row && v.parse(announcement, row);

const next = v.tuple([v.object({ at: orUndefined(time) })]);

export const nextIn = (rows: Row[]): Date | undefined => v.parse(next, rows)[0].at;
