import type { Site } from './save/files.ts';

/** A person who may write. */
export interface Writer {
  name: string;
  mayPublish: boolean;
  /** The file name of this doctor in Team, if the writer is one. */
  signsAs?: string | undefined;
}

/** Of requests that were authenticated. */
export interface Env {
  Variables: { writer: Writer };
}

/** On a server, the root is the clone that has the content and the releases. */
export interface Parts extends Site {
  log: (message: string) => void;
  /** Runs changes of the content one after the other; on a server, each is a commit of this writer. */
  change: <T>(writer: Writer, work: () => T | Promise<T>) => Promise<T>;
  /** Origin of the live preview; only on the writer's own computer. */
  preview?: string;
  /** Returns the commit of the public site; only on a server. */
  publicCommit?: () => Promise<string>;
}
