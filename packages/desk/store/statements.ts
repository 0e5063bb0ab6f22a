// What every store says to its database. Each statement is whole in itself, so that two desks may share one database.
import type { Statement } from './database.ts';
import type { NewRequest, StoreChoices } from './request-store.ts';

export const FORGET = `UPDATE requests INDEXED BY requests_to_forget SET fingerprint = NULL
  WHERE fingerprint IS NOT NULL AND received_at < ?1`;

/** Leaves out repeats, and what was already added when the answer to that was lost. */
export const ADD = `INSERT INTO requests
    (reference, received_at, path, payload, fingerprint, notify_at, notice, state, handled_at, mail, quick)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11
  WHERE NOT EXISTS (SELECT 1 FROM requests WHERE fingerprint = ?5)
    AND NOT EXISTS (SELECT 1 FROM requests WHERE reference = ?1)`;

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
