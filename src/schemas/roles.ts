// What a field is to the site, beyond its label and its hint. Whoever needs the draft mark, or every reference to a
// person, asks for the role and never for a name: so a field can be renamed, and no rule loses sight of it.
import type { Kind } from './kinds.ts';
import type { Length } from './lengths.ts';

export type Role =
  // of a page
  | 'draft'
  | 'publish on'
  | 'place'
  | 'second reading'
  // what tells pages apart
  | 'title'
  | 'description'
  // what a treatment or a hard word is called, on every page alike
  | 'name'
  // what is still to be settled before patients come
  | 'sample'
  | 'unreviewed'
  | 'reviewed version'
  | 'reviewed on'
  | 'next review'
  | 'website'
  // pictures and links
  | 'plate'
  | 'picture'
  | 'alt'
  | 'link'
  // plates in the list in which doctors sign
  | 'listed plate'
  | 'signed version'
  // exercises for home
  | 'drawing'
  | 'drawn step'
  | 'signed exercise'
  // publications
  | 'publication address'
  | 'publication year'
  | 'source key'
  | 'figure'
  | 'figure of a claim'
  | 'about a treatment'
  | 'how sure'
  | 'treatment'
  | 'reason to differ'
  // people and claims
  | 'doctor'
  | 'consent'
  | 'shown on'
  // what decides which safety blocks a page needs
  | 'heading of a block'
  | 'region'
  | 'kind of procedure'
  | 'needed by'
  | 'needed where'
  | 'needed for'
  | 'needed with'
  | 'needed in spite of'
  | 'block shown as'
  | 'told before'
  | 'told on paper'
  | 'sign known by'
  | 'sign not known by'
  | 'level of a sign';

/** What to do about a sign: 112 now, a doctor or a call the same day, a visit soon. */
export const signLevels = ['emergency', 'sameDay', 'visit'] as const;
export type SignLevel = (typeof signLevels)[number];

export interface Roles {
  role?: Role;
  /** What the form of the writing desk says of it instead, where it is chosen and not named. */
  inForm?: string;
  /** It holds the name of a file of this kind. */
  refersTo?: Kind;
  /** The page that it names must name this one back. */
  mutual?: boolean;
  /** Only a doctor can be named. */
  doctorsOnly?: boolean;
  /** It is a warning sign of this level. */
  level?: SignLevel;
  /** No two entries of a list can have the same. */
  identifies?: boolean;
  /** No part of what a doctor approves: where the page is listed, how it looks, who wrote it. */
  notMedical?: boolean;
  /** How long the article is whose details these are. */
  length?: Length;
  /** All that is inside is printed on one sheet of paper. */
  oneSheet?: boolean;
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
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- what .meta() takes, with the roles in it
  interface GlobalMeta extends Roles {}
}
