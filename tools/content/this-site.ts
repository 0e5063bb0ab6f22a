// What this site must have, beyond what makes any content right.
import type { Source } from './read/source.ts';
import { missingPages } from './relations/required-pages.ts';
import { missingWords } from './relations/required-words.ts';
import { missingBlocks } from './safety/required-blocks.ts';
import type { Mistake } from './say/mistake.ts';

export const missingHere = (sources: Source[]): Mistake[] => [
  ...missingPages(sources),
  ...missingBlocks(sources),
  ...missingWords(sources),
];
