// What is found in the text under the details.
import type { Passage } from './passage.ts';
import type { TermUse } from './terms.ts';

export interface Prose {
  links: { address: string; line: number }[];
  /** The anchors that its headings make. */
  anchors: string[];
  terms: TermUse[];
  /** Its headings, in which no source can be named. */
  headings: Passage[];
  /** Its paragraphs, headings and list entries; undefined when it cannot be read. */
  texts: Passage[] | undefined;
}

export const noProse = (): Prose => ({ links: [], anchors: [], terms: [], headings: [], texts: undefined });
