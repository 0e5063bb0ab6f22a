// Sentences that stand on two pages: a patient who reads both learns nothing new, and one may be corrected alone.
import { bareWords } from '#lib/sentences.ts';
import { isSamePage, ofKind, type Source } from '../read/source.ts';
import type { SayIn } from '../report/report.ts';
import { bodyText, detailsText, type Passage } from './passages.ts';

/** Words, and the letters and spaces that so many need at least. */
const fewest = 12;
const shortest = 2 * fewest - 1;

export function sayRepeatedSentences(sources: Source[], sayIn: SayIn): void {
  const first = new Map<string, Passage>();
  // Notices say the same as the pages they speak about; the rest is no article.
  const pages = ofKind(sources, 'conditions', 'services', 'blog', 'news', 'screens', 'safety');
  for (const source of pages.filter(({ data }) => !data.draft)) {
    const own = detailsText(source).filter(({ field }) => !field?.mayRepeat);
    for (const passage of [...own, ...bodyText(source)].filter(({ text }) => text.length >= shortest))
      for (const { sentence, words } of passage.sentences) {
        if (words < fewest) continue;
        const key = bareWords(sentence);
        const known = first.get(key);
        if (!known) first.set(key, passage);
        if (!known || isSamePage(known.source, source)) continue;
        sayIn(source)(
          passage.at,
          `This sentence stands also in ${known.source.file}, line ${known.line}: "${sentence}"`,
          'Say it in other words on one of the two pages.',
        );
      }
  }
}
