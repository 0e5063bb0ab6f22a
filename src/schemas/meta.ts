// What a schema says of a field beyond its label and its hint: the form of the editor asks for it so, and the content
// check holds every file to it. Where a rule is about one field, it asks for that field by its name (DataOf).
import type { Kind } from './kinds.ts';

export interface Meta {
  /** What the form says of it instead, where it is chosen and not named. */
  inForm?: string;
  /** How the form asks for it, where no plain input does. `written`: a command writes it, and no writer. */
  input?: 'plate' | 'picture' | 'written';
  /** It holds the name of a file of this kind. */
  refersTo?: Kind;
  /** Only a doctor can be named. */
  doctorsOnly?: boolean;
  /** It tells pages apart: no other page has the same. */
  unique?: 'title' | 'description';
  /** A place in a list, which no two files of a kind can share. */
  place?: boolean;
  /** An address on this site or elsewhere. */
  link?: boolean;
  /** The words for people who cannot see a picture. */
  alt?: boolean;
  /** A day that may still be to come. */
  mayBeAhead?: boolean;
  /** No part of what a doctor approves: where the page is listed, how it looks, who wrote it. */
  notMedical?: boolean;
  /** A figure that has its source in a field beside it. */
  figure?: boolean;
  /** The sources of a figure can be named in it. */
  cites?: boolean;
  /** It says what comes of a treatment: how long it lasts is a figure, too. */
  outcome?: boolean;
  // What follows goes for all that is inside, too.
  /** Counts as a part of the article: for its length, and for how hard it is to read. */
  counted?: boolean;
  /** Others are quoted: no promise of the practice. */
  mayPromise?: boolean;
  /** May stand on two pages word for word. */
  mayRepeat?: boolean;
}

declare module 'astro/zod' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- what .meta() takes
  interface GlobalMeta extends Meta {}
}
