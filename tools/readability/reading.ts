// How hard each article is to read, the hardest first, and where its longest sentences stand.
import { endingOf, readAll } from '../content/read/files.ts';
import type { Passage } from '../content/text/passage.ts';
import { articleText } from '../content/text/page-text.ts';
import { readProse } from '../content/text/prose.ts';
import { isLong, readability, type Readability } from '../content/measure/readability.ts';

export interface Page extends Readability {
  file: string;
  longest: { line: number; words: number; sentence: string }[];
}

export function readingOf(root: string): Page[] {
  return readAll(root)
    .filter(({ kind }) => endingOf(kind) === '.mdx')
    .map((source) => {
      const texts = articleText(source, readProse(root, source, silently));
      return {
        file: source.file,
        ...readability(texts.flatMap(({ sentences }) => sentences)),
        longest: longSentences(texts),
      };
    })
    .sort((a, b) => b.age - a.age);
}

/** What is wrong is said by the content check. */
const silently = () => undefined;

const longSentences = (texts: Passage[]) =>
  texts
    .flatMap((text) =>
      text.sentences.filter(isLong).map(({ sentence, words }) => ({ line: text.line, words, sentence })),
    )
    .sort((a, b) => b.words - a.words);

export function readingTable(pages: Page[]): string {
  const rows = pages.map(({ file, words, averageSentence, longShare, age }) =>
    [
      age.toFixed(1).padStart(4),
      averageSentence.toFixed(1).padStart(10),
      `${Math.round(100 * longShare)} %`.padStart(6),
      String(words).padStart(7),
      `  ${file}`,
    ].join(''),
  );
  return [' Age  Words per  Over 25  Words  Page', '      sentence   words', ...rows].join('\n');
}
