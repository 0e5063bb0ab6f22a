// Sentences that stand on two pages: a patient who reads both learns nothing new, and one may be corrected alone.
import { bareWords } from '#lib/sentences.ts';
import type { Kind } from '#schemas/kinds.ts';
import type { Say } from '../../say/mistake.ts';
import { isMarked, type Source } from '../../read/source.ts';
import { bodyText, detailsText } from '../page-text.ts';
import { noProse, type Prose } from '../body.ts';
import type { Passage } from '../passage.ts';

/** Words, and the letters and spaces that so many need at least. */
const fewest = 12;
const shortest = 2 * fewest - 1;

/** Notices say the same as the pages they speak about; the rest is no article. */
const kinds: Kind[] = ['conditions', 'services', 'blog', 'news', 'screens', 'safety'];

export function sayRepeatedSentences(
  sources: Source[],
  proses: Map<Source, Prose>,
  sayIn: (source: Source) => Say,
): void {
  const first = new Map<string, Place>();
  const finished = sources.filter((source) => kinds.includes(source.kind) && !isMarked(source, 'draft'));
  for (const source of finished) {
    for (const passage of passagesOf(source, proses.get(source)))
      for (const { sentence, words } of passage.sentences) {
        if (words < fewest) continue;
        const key = bareWords(sentence);
        const known = first.get(key);
        if (!known) first.set(key, { source, passage });
        if (!known || samePage(known.source, source)) continue;
        sayIn(source)(
          passage.line,
          `This sentence stands also in ${known.source.file}, line ${known.passage.line}: "${sentence}"`,
          'Say it in other words on one of the two pages.',
        );
      }
  }
}

interface Place {
  source: Source;
  passage: Passage;
}

/** Two files with one address are a mistake of their own. */
const samePage = (a: Source, b: Source) => a.kind === b.kind && a.id === b.id;

function passagesOf(source: Source, prose = noProse()) {
  const details = detailsText(source, ({ mayRepeat }) => !mayRepeat);
  return [...details, ...bodyText(prose)].filter(({ text }) => text.length >= shortest);
}
