import type { RequestPath } from '#forms/paths.ts';

/** One request as it goes to disk. */
export interface NewRequest {
  /** A name for life that no other request has; receivers of the webhook use it to spot repeats. */
  reference: string;
  receivedAt: string;
  path: RequestPath;
  payload: string;
  /** The same for two requests only if path, body and caller are the same. */
  fingerprint: string;
}

export type Trouble = 'full' | 'locked' | 'read-only' | 'busy' | 'broken';

export class NotKept extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(`not kept: ${trouble}`);
    this.trouble = trouble;
  }
}

export interface Keeper {
  /** Resolves once the request is on disk (or was already), rejects with NotKept otherwise. */
  keep(request: NewRequest): Promise<void>;
  close(): Promise<void>;
}
