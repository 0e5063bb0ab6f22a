// How long an article may be: long enough to be complete, short enough to be read.
import { wordsOf } from '#lib/sentences.ts';
import { valueAt } from './fields.ts';
import type { Say } from './mistake.ts';
import { articleText, pageKind, type PageKind } from './page-text.ts';
import type { Prose } from './prose.ts';
import type { Source } from './source.ts';

const bounds: Record<PageKind, { min: number; max: number; counted: string }> = {
  condition: { min: 700, max: 1000, counted: 'text, causes, getHelp, options, questions, askDoctor' },
  procedure: { min: 500, max: 800, counted: 'text, procedure, questions' },
  'second reading': { min: 120, max: 260, counted: 'text' },
  article: { min: 400, max: 750, counted: 'text' },
};

export function sayOddLength(source: Source, prose: Prose, say: Say): void {
  const kind = pageKind(source);
  const unfinished = source.data === undefined || !prose.texts?.length;
  if (!kind || unfinished || valueAt(source.data, ['draft']) === true) return;
  const { min, max, counted } = bounds[kind];
  const words = articleText(source, prose).flatMap(({ text }) => wordsOf(text)).length;
  if (words >= min && words <= max) return;
  say(
    source.bodyLine,
    `The page has ${words} words; a ${kind} has ${min} to ${max} (${counted}).`,
    words < min ? `Write at least ${min - words} more.` : `Leave out at least ${words - max}.`,
  );
}
