import type { RequestPath } from '#forms/paths.ts';
import { sql, type Database, type Statement } from './database.ts';

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

export type Store = RequestStore & Database;

export interface StoreChoices {
  /** How long an exact repeat is recognised; 0 for never. */
  repeatSeconds: number;
  /** Whether new requests are to be announced. */
  announce: boolean;
}

/**
 * What every store says to its database: forgets what is too old to be a repeat, then adds, leaving out repeats and what
 * was already added when the answer to that was lost. Each statement is whole in itself, so that two desks may share one
 * database.
 */
export function addRequest(
  request: NewRequest,
  { repeatSeconds, announce }: StoreChoices,
  now = Date.now(),
): Statement[] {
  const { reference, receivedAt, path, payload, notice = null, spam, quick } = request;
  const fingerprint = repeatSeconds > 0 ? request.fingerprint : null;
  const [notifyAt, mail] = [announce && !spam ? receivedAt : null, spam ? 0 : null];
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
  ];
}
