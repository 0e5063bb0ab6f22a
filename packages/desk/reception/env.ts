import type { Context } from 'hono';
import type { OpenHours } from '@clinic/contract/open-hours.ts';
import type { Database } from '../store/database.ts';
import type { Person } from './queries/people.ts';

/** Files that the pages need: read from disk, or bundled into the Worker. */
export interface ReceptionAssets {
  style: string;
  script: string;
  fonts: Record<string, Uint8Array<ArrayBuffer> | ArrayBuffer>;
}

export interface ReceptionDependencies {
  database: Database;
  assets: ReceptionAssets;
  /** Links start with it, because the Host header of a request can be forged. */
  siteUrl: string | undefined;
  /** The roles that need a second factor, and the key that encrypts its secrets. */
  secondFactor: { required: 'off' | 'managers' | 'all'; key?: string };
  /** Set when the practice runs the editor on this server. */
  editor?: object;
  /** From the built site. */
  practice: () => { name: string; address: string; hours?: OpenHours } | undefined;
  addressOf: (c: Context) => string;
  cameByHttps: (c: Context) => boolean;
  /** Called for each refused request, without anything that the client sent. */
  refused: (status: number, path: string) => void;
  log: (message: string) => void;
}

export interface Env {
  Variables: {
    person: Person;
    /** Hash of the token in the cookie. */
    session: string;
    now: Date;
    /** True between a correct password and the second factor. */
    isPreAuth?: boolean;
  };
}

export type DeskContext = Context<Env>;
