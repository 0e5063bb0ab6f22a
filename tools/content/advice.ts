// What a writer could do better. It stops no build.
import type { Day } from '#lib/dates.ts';
import { easyUntil, readability } from './measure/readability.ts';
import { longSentences } from '../readability/reading.ts';
import { overdueIn } from './details/overdue.ts';
import { isMarked, type Source } from './read/source.ts';
import { byPlace, type Mistake } from './say/mistake.ts';
import type { Prose } from './text/body.ts';
import { articleText, bodyText } from './text/page-text.ts';

export const adviceOn = (sources: Source[], proses: Map<Source, Prose>, today: Day): Mistake[] =>
  sources
    .flatMap((source) => [...onReviews(source, today), ...onReading(source, proses.get(source))])
    .sort(byPlace);

const onReviews = (source: Source, today: Day): Mistake[] =>
  overdueIn(source, today).map(({ day, line }) => ({
    file: source.file,
    line,
    says: `The review was due on ${day}.`,
    mend: 'Let a doctor read it again, or for a figure the one who approved it; then enter the new days.',
  }));

function onReading(source: Source, prose: Prose | undefined): Mistake[] {
  if (!prose || isMarked(source, 'draft')) return [];
  const long = longSentences(bodyText(prose)).map(({ line, words }) => ({
    file: source.file,
    line,
    says: `A sentence here has ${words} words.`,
    mend: 'Make two sentences of it: up to 25 words are read in one breath.',
  }));
  const { age } = readability(articleText(source, prose).flatMap(({ sentences }) => sentences));
  if (age <= easyUntil) return long;
  const hard = {
    file: source.file,
    line: source.bodyLine,
    says: `The page reads like one for the age of ${Math.round(age)}; patients read with ease up to ${easyUntil}.`,
    mend: 'Write shorter sentences, and everyday words for the long ones.',
  };
  return [hard, ...long];
}
