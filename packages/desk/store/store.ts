import type { RequestPath } from '@clinic/contract/paths.ts';
import { sql, type Database, type Statement } from './database.ts';

export interface NewRequest {
  /** A unique identifier; receivers of the webhook use it to detect repeats. */
  reference: string;
  receivedAt: string;
  path: RequestPath;
  payload: string;
  /** Equal for two requests only if path, body and client are equal. */
  fingerprint: string;
  /** The version of the privacy notice then in force. */
  notice?: string;
  /** Stored without a notification. */
  spam?: boolean;
  /** Sent faster than a person can fill in the form. */
  quick?: boolean;
}

export type StoreErrorReason = 'full' | 'locked' | 'read-only' | 'busy' | 'broken';

export class StoreError extends Error {
  readonly reason: StoreErrorReason;
  constructor(reason: StoreErrorReason, options?: ErrorOptions) {
    super(`not stored: ${reason}`, options);
    this.reason = reason;
  }
}

export interface Store extends Database {
  /** Resolves when the request is stored, also by an earlier attempt. Rejects with StoreError. */
  add(request: NewRequest): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** For how many seconds an exact repeat is recognised; 0 for never. */
  repeatSeconds: number;
  /** Whether there is a webhook to notify of new requests. */
  notify: boolean;
  /** Whether patients get a receipt by mail. */
  receipt?: boolean;
}

/**
 * The statements that add a request, unless it repeats a recent one or was stored already when its response was lost.
 * Two desks may run them on one database.
 */
export function addRequest(
  request: NewRequest,
  { repeatSeconds, notify, receipt }: StoreOptions,
  now = Date.now(),
): Statement[] {
  const { reference, receivedAt, path, payload, notice = null, spam, quick } = request;
  const fingerprint = repeatSeconds > 0 ? request.fingerprint : null;
  const [notifyAt, mail] = [notify && !spam ? receivedAt : null, spam ? 0 : null];
  const [state, handledAt] = spam ? ['spam', receivedAt] : ['new', null];
  return [
    sql`UPDATE requests INDEXED BY requests_to_forget SET fingerprint = NULL
      WHERE fingerprint IS NOT NULL AND received_at < ${new Date(now - repeatSeconds * 1000)}`,
    sql`INSERT INTO requests
        (reference, received_at, path, payload, fingerprint, notify_at, notice, state, handled_at, mail, quick)
      SELECT ${reference}, ${receivedAt}, ${path}, ${payload}, ${fingerprint}, ${notifyAt}, ${notice}, ${state},
        ${handledAt}, ${mail}, ${quick ? 1 : 0}
      WHERE NOT EXISTS (SELECT 1 FROM requests WHERE fingerprint = ${fingerprint})
        AND NOT EXISTS (SELECT 1 FROM requests WHERE reference = ${reference})`,
    ...(receipt && !spam && !quick ? [addReceipt(reference)] : []),
  ];
}

const addReceipt = (reference: string): Statement =>
  sql`INSERT OR IGNORE INTO receipts (id, notify_at) SELECT id, received_at FROM requests
    WHERE reference = ${reference} AND json_extract(payload, '$.email') IS NOT NULL`;
