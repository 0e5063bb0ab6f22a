// Advice for writers. It does not stop the build.
import { clinicDay, type Day } from '@clinic/contract/dates.ts';
import { overdue } from './details/days.ts';
import { endingOf, readAll } from './read/files.ts';
import { isInShort } from './relations/in-short.ts';
import type { Source } from './read/source.ts';
import { formatEntries, reportTo, type Problem } from './report/report.ts';
import { articleText, bodyText } from './text/passages.ts';
import { easyUntil, hardToRead, isLong, longSentence, readability } from './text/readability.ts';

export function adviceOn(source: Source, today: Day): Problem[] {
  const advice: Problem[] = [];
  const report = reportTo(advice)(source);
  const due = overdue(source, today);
  if (due)
    report(
      due.at,
      `The review was due on ${due.day}.`,
      'Let a doctor read it again, or for a figure the one who approved it; then enter the new days.',
    );
  // The limits of words and sentences are known for English only.
  if (source.data.draft || isInShort(source)) return advice;
  const age = readingAge(source);
  if (age > easyUntil) report(source.bodyLine, ...hardToRead('page', age));
  for (const { sentences, line } of bodyText(source))
    for (const sentence of sentences.filter(isLong)) report(line, ...longSentence(sentence));
  return advice;
}

/** Years; 0 when the file is not an article. */
const readingAge = (source: Source): number =>
  endingOf(source.kind) === '.mdx' && !isInShort(source)
    ? readability(articleText(source).flatMap(({ sentences }) => sentences)).age
    : 0;

/** Reading age and advice of the pages whose names contain one of `names`, the hardest first. */
export function adviceFor(root: string, names: string[]): string {
  const today = clinicDay(Date.now());
  return readAll(root)
    .filter(({ file }) => names.length === 0 || names.some((name) => file.includes(name)))
    .map((source) => ({ source, age: readingAge(source), advice: adviceOn(source, today) }))
    .filter(({ age, advice }) => age > 0 || advice.length > 0)
    .sort((a, b) => b.age - a.age)
    .flatMap(({ source, age, advice }) => [
      age > 0 ? `${source.file}: easy to read from the age of ${age.toFixed(1)}` : source.file,
      ...formatEntries(advice),
    ])
    .join('\n');
}
