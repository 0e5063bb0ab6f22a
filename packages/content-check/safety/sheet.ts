// The sheet that a patient takes home must fit on one page of paper. End-to-end tests print all sheets; this estimate tells
// a writer by how many lines a sheet is too long.
import { sourcesIn, withoutSources } from '@clinic/content-model/sources.ts';
import { isOf, ofKind, type Source } from '../read/source.ts';
import type { Report } from '../report/report.ts';
import type { Context } from '../read/rule.ts';
import { detailsText } from '../text/passages.ts';
import { sum } from '../text/readability.ts';
import { blocksOf } from './safety.ts';
import { signsOf } from './signs.ts';

/** Measured by printing. */
export const sheetLines = 104;
export const lettersInLine = 55;

export function checkSheetLength(source: Source, report: Report, { all }: Context): void {
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
  report(
    at,
    `The facts fill ${lines} lines of their printed sheet, which has ${sheetLines}.`,
    `Leave out at least ${lines - sheetLines}: each entry begins a line, which holds some ${lettersInLine} letters.`,
  );
}

const linesIn = (letters: number) => Math.ceil(letters / lettersInLine);

const linesOf = (texts: string[]) => sum(texts.map((text) => linesIn(withoutSources(text).length)));

/** A heading line, then publisher and year of each publication in running text. */
function linesOfSources(named: string[], all: Source[]): number {
  const entries = ofKind(all, 'publications').filter(({ id }) => named.includes(id));
  const letters = entries.map(({ data }) => `${data.publisher}${data.year}`.length + 6);
  return entries.length > 0 ? 1 + linesIn(sum(letters)) : 0;
}

/** Signs are on the front, one per line; all else is on the back. */
function linesOfBlock(block: Source<'safety'>): number {
  const { shown, text = [] } = block.data;
  return shown === 'after' ? linesOf([text, ...signsOf(block).map(({ signs }) => signs)].flat()) : 0;
}
