// What a patient takes home on paper must fit on one sheet. The browser decides that, and the end-to-end tests print all
// sheets; this estimate says it to a writer, with the number of lines.
import { sourcesIn, withoutSources } from '#lib/sources.ts';
import { byName } from '../read/by-name.ts';
import { onceFor } from '../read/once-for.ts';
import { namedIn } from './blocks.ts';
import type { Say } from '../say/mistake.ts';
import { valuesWith, type Source } from '../read/source.ts';
import { isBeside, type Value } from '../read/values.ts';

/** Measured by printing: with so many lines each sheet holds. */
export const sheetLines = 104;
export const lettersInLine = 55;

export function sayFullSheet(source: Source, all: Source[], say: Say): void {
  for (const { field, path } of source.values) {
    if (!field.oneSheet) continue;
    const own = source.values.filter(
      ({ value, path: inner }) =>
        typeof value === 'string' && path.every((key, depth) => inner[depth] === key),
    );
    const lines = linesOf(own) + linesOfBlocks(source, all) + linesOfSources(source, own);
    if (lines <= sheetLines) continue;
    say(
      () => source.lineOf(path),
      `The facts fill ${lines} lines of their printed sheet, which has ${sheetLines}.`,
      `Leave out at least ${lines - sheetLines}: each entry begins a line, which holds some ${lettersInLine} letters.`,
    );
  }
}

const linesOf = (values: Value[]) =>
  values
    .map(({ value }) => (typeof value === 'string' ? linesIn(withoutSources(value).length) : 0))
    .reduce((sum, count) => sum + count, 0);

/** The publications that the facts name run on like a text, by publisher and year, after a line of their own. */
function linesOfSources({ values }: Source, facts: Value[]): number {
  const named = facts.flatMap(({ value }) => sourcesIn(String(value)));
  const entries = values.filter(
    ({ field, value }) => field.role === 'source key' && named.includes(String(value)),
  );
  const letters = entries
    .flatMap((entry) => values.filter((other) => isBeside(other, entry)))
    .filter(({ field }) => !field.identifies && field.role !== 'source key')
    .reduce((sum, { value }) => sum + String(value).length + 3, 0);
  return entries.length > 0 ? 1 + linesIn(letters) : 0;
}

const linesIn = (letters: number) => Math.ceil(letters / lettersInLine);

/** What the safety blocks of the page add: signs line by line, what to tell us as one text, boxes in short. */
function linesOfBlocks(source: Source, all: Source[]): number {
  const blocks = byName(all, 'safety');
  return [...new Set(namedIn(source))]
    .flatMap((id) => blocks.get(id) ?? [])
    .reduce((sum, block) => sum + linesOfBlock(block), 0);
}

const linesOfBlock = onceFor((block: Source): number => {
  const [shown] = valuesWith(block, 'block shown as');
  if (shown?.value === 'box') return linesOf(valuesWith(block, 'told on paper'));
  if (shown?.value === 'after') return linesOf(block.values.filter(({ field }) => field.level !== undefined));
  if (shown?.value !== 'before') return 0;
  const told = valuesWith(block, 'told before').map(({ value }) => `${String(value)} · `);
  return 1 + linesIn(told.join('').length);
});
