import type { LimitFunction } from 'p-limit';

/** Whoever has signed in at the desk and may write. */
export interface Writer {
  name: string;
  mayPublish: boolean;
}

export interface Env {
  /** Nobody, where somebody comes with a link to a preview. */
  Variables: { writer: Writer | undefined };
}

export interface Parts {
  /** The checkout of the project: what is written and what is released. */
  root: string;
  /** Shared with the desk. It also signs the links to previews. */
  key: string;
  /** One after the other: nothing is saved while something is published, and each save is a commit of its own. */
  turn: LimitFunction;
  say: (sentence: string) => void;
}
