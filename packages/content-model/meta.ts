// Metadata of a field beyond its label and hint, for the forms of the editor and the rules of the content check. A rule
// about a single field uses the name of the field instead (DataOf).
import type { Kind } from './kinds.ts';

export interface Meta {
  /** The hint in the form, where the writer chooses a file instead of naming it. */
  inForm?: string;
  /** The input in the form, where it is not a plain one. `written`: a command fills it in, not a writer. */
  input?: 'plate' | 'picture' | 'written';
  /** The field contains the name of a file of this kind. */
  refersTo?: Kind;
  /** Only a doctor can be named. */
  doctorsOnly?: boolean;
  /** No other page has the same value. */
  unique?: 'title' | 'description';
  /** A position in a list, unique among the files of a kind. */
  place?: boolean;
  /** A path of this site or a URL. */
  link?: boolean;
  /** {town} stands for the town of the practice. */
  town?: boolean;
  /** The text alternative of a picture. */
  alt?: boolean;
  /** A day that may be in the future. */
  mayBeAhead?: boolean;
  /** Not approved by a doctor: the place in lists, the look, the author. */
  notMedical?: boolean;
  /** A figure with its source in another field. */
  figure?: boolean;
  /** May cite sources. */
  cites?: boolean;
  /** Describes the outcome of a treatment, where a duration counts as a figure. */
  outcome?: boolean;
  // The following also apply to nested fields.
  /** Counts for the length and the reading level of the article. */
  counted?: boolean;
  /** A quotation, so not a promise of the practice. */
  mayPromise?: boolean;
  /** May be identical on several pages. */
  mayRepeat?: boolean;
}

declare module 'astro/zod' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- what .meta() takes
  interface GlobalMeta extends Meta {}
}
