import type { Context } from 'hono';
import type { OpenHours } from '#lib/open-hours.ts';
import type { Database } from '../store/database.ts';
import type { Person } from './queries/people.ts';

/** The files that its pages need: from the disk, or from the bundle of the Worker. */
export interface ReceptionAssets {
  style: string;
  script: string;
  fonts: Record<string, Uint8Array<ArrayBuffer> | ArrayBuffer>;
}

export interface ReceptionDependencies {
  database: Database;
  assets: ReceptionAssets;
  /** What links begin with; a stranger may write anything as the host of a call. */
  siteUrl: string | undefined;
  /** Who has to have one, and what its secrets are encrypted with. */
  secondFactor: { required: 'off' | 'managers' | 'all'; key?: string };
  /** Where the practice has the editor on this server. */
  editor?: object;
  /** As the built site names it. */
  practice: () => { name: string; address: string; hours?: OpenHours } | undefined;
  addressOf: (c: Context) => string;
  cameByHttps: (c: Context) => boolean;
  /** Told of each answer that says no; names nothing that somebody sent. */
  refused: (status: number, path: string) => void;
  log: (sentence: string) => void;
}

/** What the pages know of whoever is signed in. */
export interface Env {
  Variables: {
    person: Person;
    /** Hash of the token in the cookie. */
    session: string;
    now: Date;
    /** The password was right, and the second factor is still to come. */
    isHalf?: boolean;
  };
}

export type DeskContext = Context<Env>;
