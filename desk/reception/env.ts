import type { Context } from 'hono';
import type { Database } from '../store/database.ts';
import type { Person } from './records/people.ts';

/** The files that its pages need, wherever they come from. */
export interface Look {
  style: string;
  script: string;
  fonts: Record<string, Uint8Array<ArrayBuffer> | ArrayBuffer>;
}

export interface ReceptionDependencies {
  database: Database;
  look: Look;
  addressOf: (c: Context) => string;
  cameByHttps: (c: Context) => boolean;
  /** Told of each answer that says no; names nothing that somebody sent. */
  refused: (status: number, path: string) => void;
  say: (sentence: string) => void;
}

/** What the pages behind the door know of whoever is asking. */
export interface Env {
  Variables: {
    person: Person;
    /** Hash of the token in the cookie. */
    session: string;
    now: Date;
  };
}

export type Desk = Context<Env>;
