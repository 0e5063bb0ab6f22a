// What a patient takes home on paper must fit on one sheet. The browser decides that, and the end-to-end tests print all
// sheets; this estimate says it to a writer, with the number of lines.
import { sourcesIn, withoutSources } from '#lib/sources.ts';
import { isOf, ofKind, type Source } from '../read/source.ts';
import type { Say } from '../report/report.ts';
import { detailsText } from '../text/passages.ts';
import { sum } from '../text/readability.ts';
import { blocksOf } from './safety.ts';
import { signsOf } from './signs.ts';

/** Measured by printing: with so many lines each sheet holds. */
export const sheetLines = 104;
export const lettersInLine = 55;

export function sayFullSheet(source: Source, all: Source[], say: Say): void {
  if (!isOf(source, 'services') || !source.data.procedure) return;
  const at = source.at('procedure');
  const facts = detailsText(source).filter(
    ({ at: place }) => typeof place !== 'number' && place[0] === at[0],
  );
  const named = facts.flatMap(({ written }) => sourcesIn(written));
  const lines =
    linesOf(facts.map(({ written }) => written)) +
    sum(blocksOf(source, ofKind(all, 'safety')).map(linesOfBlock)) +
    linesOfSources(named, all);
  if (lines <= sheetLines) return;
  say(
    at,
    `The facts fill ${lines} lines of their printed sheet, which has ${sheetLines}.`,
    `Leave out at least ${lines - sheetLines}: each entry begins a line, which holds some ${lettersInLine} letters.`,
  );
}

const linesIn = (letters: number) => Math.ceil(letters / lettersInLine);

const linesOf = (texts: string[]) => sum(texts.map((text) => linesIn(withoutSources(text).length)));

/** The publications that the facts name run on like a text, by publisher and year, after a line of their own. */
function linesOfSources(named: string[], all: Source[]): number {
  const entries = ofKind(all, 'publications').filter(({ id }) => named.includes(id));
  const letters = entries.map(({ data }) => `${data.publisher}${data.year}`.length + 6);
  return entries.length > 0 ? 1 + linesIn(sum(letters)) : 0;
}

/** What a safety block of the page adds: the signs line by line. Boxes, and what to tell us, stand on the back. */
function linesOfBlock(block: Source<'safety'>): number {
  const { shown, text = [] } = block.data;
  return shown === 'after' ? linesOf([text, ...signsOf(block).map(({ signs }) => signs)].flat()) : 0;
}
