// How long an article may be: long enough to be complete, short enough to be read.
import { lengths, type Length } from '#schemas/lengths.ts';
import type { Say } from '../say/mistake.ts';
import { isMarked, secondReading, type Source } from '../read/source.ts';
import { articleText, countedFields } from './page-text.ts';
import type { Prose } from './body.ts';

export const lengthOf = (source: Source): Length | undefined =>
  secondReading(source)?.field.length ?? source.shape.length;

export function sayOddLength(source: Source, prose: Prose, say: Say): void {
  const name = lengthOf(source);
  const unfinished = source.data === undefined || !prose.texts?.length;
  if (!name || unfinished || isMarked(source, 'draft')) return;
  const { page, min, max } = lengths[name];
  let words = 0;
  for (const { sentences } of articleText(source, prose))
    for (const sentence of sentences) words += sentence.words;
  if (words >= min && words <= max) return;
  const fields = countedFields(source);
  const mend = words < min ? `Write at least ${min - words} more.` : `Leave out at least ${words - max}.`;
  say(
    source.bodyLine,
    `The page has ${words} words; ${page} has ${min} to ${max} (${['text', ...fields.map((field) => field.name)].join(', ')}).`,
    mend,
    `The page has ${words} words; ${page} has ${min} to ${max}. ${mend} These count: ${['the text', ...fields.map((field) => field.label)].join(', ')}.`,
  );
}
