// What a writer could do better. It stops no build.
import type { Day } from '#lib/dates.ts';
import { overdueIn } from './details/overdue.ts';
import { easyUntil, hardToRead, isLong, longSentence, readability } from './measure/readability.ts';
import { isMarked, type Source } from './read/source.ts';
import { byPlace, type Mistake } from './say/mistake.ts';
import type { Prose } from './text/body.ts';
import { articleText, bodyText } from './text/page-text.ts';

export const adviceOn = (sources: Source[], proses: Map<Source, Prose>, today: Day): Mistake[] =>
  sources
    .flatMap((source) => [
      ...adviceOnPage(source, proses.get(source), today),
      ...onSentences(source, proses.get(source)),
    ])
    .sort(byPlace);

/** On a page as a whole: the writing desk says by itself, beside the text, which sentences are long. */
export const adviceOnPage = (source: Source, prose: Prose | undefined, today: Day): Mistake[] => [
  ...onReviews(source, today),
  ...onReading(source, prose),
];

const onReviews = (source: Source, today: Day): Mistake[] =>
  overdueIn(source, today).map(({ day, line }) => ({
    file: source.file,
    line,
    says: `The review was due on ${day}.`,
    mend: 'Let a doctor read it again, or for a figure the one who approved it; then enter the new days.',
  }));

function onReading(source: Source, prose: Prose | undefined): Mistake[] {
  if (!prose || isMarked(source, 'draft')) return [];
  const { age } = readability(articleText(source, prose).flatMap(({ sentences }) => sentences));
  if (age <= easyUntil) return [];
  const [says, mend] = hardToRead('page', age);
  return [{ file: source.file, line: source.bodyLine, says, mend }];
}

function onSentences(source: Source, prose: Prose | undefined): Mistake[] {
  if (!prose || isMarked(source, 'draft')) return [];
  return bodyText(prose).flatMap(({ sentences, line }) =>
    sentences.filter(isLong).map((sentence) => {
      const [says, mend] = longSentence(sentence);
      return { file: source.file, line, says, mend };
    }),
  );
}
