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

/** For what runs the code of the project: it has no business with keys. */
export const plainEnv = (more: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^(PATH|HOME|LANG|TZ|TMPDIR|(PUBLIC|SITE)_.*)$/.test(name),
    ),
  ),
  ASTRO_TELEMETRY_DISABLED: '1',
  ...more,
});

export interface Parts {
  /** The checkout of the project: what is written and what is released. */
  root: string;
  /** Shared with the desk. */
  key: string;
  /** One after the other: nothing is saved while something is published, and each save is a commit of its own. */
  turn: LimitFunction;
  say: (sentence: string) => void;
}
