// What a writer could do better. It stops no build.
import { clinicDay, type Day } from '#lib/dates.ts';
import { overdue } from './details/days.ts';
import { endingOf, readAll } from './read/files.ts';
import { isInShort } from './relations/in-short.ts';
import type { Source } from './read/source.ts';
import { entries, sayingIn, type Mistake } from './report/report.ts';
import { articleText, bodyText } from './text/passages.ts';
import { easyUntil, hardToRead, isLong, longSentence, readability } from './text/readability.ts';

export const adviceOn = (source: Source, today: Day): Mistake[] => [
  ...adviceOnPage(source, today),
  ...onSentences(source),
];

/** On a page as a whole: the editor says by itself, beside the text, which sentences are long. */
export function adviceOnPage(source: Source, today: Day): Mistake[] {
  const advice: Mistake[] = [];
  const say = sayingIn(advice)(source);
  const due = overdue(source, today);
  if (due)
    say(
      due.at,
      `The review was due on ${due.day}.`,
      'Let a doctor read it again, or for a figure the one who approved it; then enter the new days.',
    );
  const age = readingAge(source);
  if (age > easyUntil && !source.data.draft) say(source.bodyLine, ...hardToRead('page', age));
  return advice;
}

/** The age from which an article is read with ease; 0 for what is none. */
const readingAge = (source: Source): number =>
  endingOf(source.kind) === '.mdx' && !isInShort(source)
    ? readability(articleText(source).flatMap(({ sentences }) => sentences)).age
    : 0;

function onSentences(source: Source): Mistake[] {
  // How long is too long is known for English only.
  if (source.data.draft || isInShort(source)) return [];
  return bodyText(source).flatMap(({ sentences, line }) =>
    sentences.filter(isLong).map((sentence) => {
      const [says, mend] = longSentence(sentence);
      return { file: source.file, line, says, mend };
    }),
  );
}

/** What an editor asks of some pages, by a part of their names: how hard each is to read, and what could be better. */
export function adviceFor(root: string, names: string[]): string {
  const today = clinicDay(Date.now());
  return readAll(root)
    .filter(({ file }) => names.length === 0 || names.some((name) => file.includes(name)))
    .map((source) => ({ source, age: readingAge(source), advice: adviceOn(source, today) }))
    .filter(({ age, advice }) => age > 0 || advice.length > 0)
    .sort((a, b) => b.age - a.age)
    .flatMap(({ source, age, advice }) => [
      age > 0 ? `${source.file}: easy to read from the age of ${age.toFixed(1)}` : source.file,
      ...entries(advice),
    ])
    .join('\n');
}
