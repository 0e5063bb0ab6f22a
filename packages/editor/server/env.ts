import type { Turn } from './turn.ts';

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
  turn: Turn;
  say: (sentence: string) => void;
}
