// Slips of the pen in the words of a page, and promises wherever the practice itself is speaking.
import { lengths, secondReading } from '#schemas/lengths.ts';
import type { Source } from '../read/source.ts';
import type { Say } from '../report/report.ts';
import { bodyText, detailsText, articleText, type Passage } from './passages.ts';
import { promisesIn } from './promises.ts';

export function saySlips(source: Source, say: Say) {
  for (const passage of detailsText(source)) sayMark(passage, say);
  for (const passage of [...detailsText(source), ...bodyText(source)]) {
    sayOpenQuotes(passage, say);
    if (passage.field?.mayPromise) continue;
    for (const { says, mend, below } of promisesIn(passage.text)) say(passage.line + below, says, mend);
  }
  if (source.data.draft) return;
  sayExamplesLeft(source, say);
  sayOddLength(source, say);
}

/** Marks for links, bold words and terms work in the text below the details only: above, readers see them as typed. */
const marks = /<\/?[a-z][^<>]*>|\[[^\]]*\]\([^)]*\)|\*\*[^*]+\*\*|`[^`]+`/i;

function sayMark({ written, at }: Passage, say: Say) {
  const [mark] = marks.exec(written) ?? [];
  if (mark) say(at, `Readers would see "${mark}" as it is typed.`, 'Write plain words in the details.');
}

/** A quotation mark that has lost the other of its pair. What the details open and never close stops YAML before. */
function sayOpenQuotes({ text, at }: Passage, say: Say) {
  if (!/["“”]/.test(text)) return;
  const countOf = (mark: RegExp) => text.match(mark)?.length ?? 0;
  const [opened, closed] = [countOf(/“/g), countOf(/”/g)];
  const add = 'Add the same mark on the other side, or remove it.';
  if (opened > closed) say(at, 'A quotation mark is opened but not closed.', add);
  else if (closed > opened) say(at, 'A quotation mark is closed but not opened.', add);
  // After a digit it stands for inches.
  else if (countOf(/(?<!\d)"/g) % 2) say(at, 'A quotation mark stands alone.', add);
}

/** The templates of new pages say in each place what good looks like, behind a pencil. Readers must never meet one. */
const pencil = '✎';

function sayExamplesLeft(source: Source, say: Say) {
  if (!source.whole.includes(pencil)) return;
  for (const [index, line] of source.lines.entries()) {
    if (!line.includes(pencil)) continue;
    const example = line.slice(line.indexOf(pencil) + 1).trim();
    say(
      index + 1,
      `"${example}" is still the example of the template.`,
      'Write your own words in its place, or take it out. As long as the page is a draft, it may stay.',
    );
  }
}

/** An article is long enough to be complete, and short enough to be read. */
function sayOddLength(source: Source, say: Say) {
  const { secondReadingOf } = source.data;
  const length = secondReadingOf ? secondReading : lengths[source.kind];
  if (!length || source.raw === undefined || bodyText(source).length === 0) return;
  const { page, min, max } = length;
  const details = secondReadingOf ? [] : Object.entries(source.shape.properties ?? {});
  const counted = details.filter(([, field]) => field.counted);
  let words = 0;
  for (const { sentences } of articleText(source)) for (const sentence of sentences) words += sentence.words;
  if (words >= min && words <= max) return;
  const mend = words < min ? `Write at least ${min - words} more.` : `Leave out at least ${words - max}.`;
  say(
    source.bodyLine,
    `The page has ${words} words; ${page} has ${min} to ${max} (${['text', ...counted.map(([name]) => name)].join(', ')}).`,
    mend,
    `The page has ${words} words; ${page} has ${min} to ${max}. ${mend} These count: ${['the text', ...counted.map(([name, { title = name }]) => title)].join(', ')}.`,
  );
}
