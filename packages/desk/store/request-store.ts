import type { RequestPath } from '#forms/paths.ts';
import type { Statement } from './database.ts';

/** One request as it goes into the store. */
export interface NewRequest {
  /** A name for life that no other request has; receivers of the webhook use it to spot repeats. */
  reference: string;
  receivedAt: string;
  path: RequestPath;
  payload: string;
  /** The same for two requests only if path, body and caller are the same. */
  fingerprint: string;
  /** The version of the privacy notice that was in force. */
  notice?: string;
  /** Kept where nobody is told of it. */
  spam?: boolean;
  /** Sent sooner after the form was opened than somebody writes. */
  quick?: boolean;
}

export type Trouble = 'full' | 'locked' | 'read-only' | 'busy' | 'broken';

export class NotKept extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(`not kept: ${trouble}`);
    this.trouble = trouble;
  }
}

/** What keeps requests, in a file of this computer or in a database at the edge. */
export interface RequestStore {
  /** Resolves once the request is safe (or was already), rejects with NotKept otherwise. */
  keep(request: NewRequest): Promise<void>;
  close(): Promise<void>;
}

export interface StoreChoices {
  /** How long an exact repeat is recognised; 0 for never. */
  repeatSeconds: number;
  /** Whether new requests are to be announced. */
  announce: boolean;
}

// What every store says to its database. Each statement is whole in itself, so that two desks may share one database.

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
