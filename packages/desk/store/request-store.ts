import type { RequestPath } from '#forms/paths.ts';

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
