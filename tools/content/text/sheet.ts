// What a patient takes home on paper must fit on one sheet. The browser decides that, and the end-to-end tests print all
// sheets; this estimate says it to a writer, with the number of lines.
import type { Say } from '../say/mistake.ts';
import type { Source } from '../read/source.ts';

/** Measured by printing: with so many lines each sheet held; with one more, the first went over. */
export const sheetLines = 83;
export const lettersInLine = 55;

export function sayFullSheet(source: Source, say: Say): void {
  for (const { field, path } of source.values) {
    if (!field.oneSheet) continue;
    const lines = source.values
      .filter((inner) => path.every((key, depth) => inner.path[depth] === key))
      .map(({ value }) => (typeof value === 'string' ? Math.ceil(value.length / lettersInLine) : 0))
      .reduce((sum, count) => sum + count, 0);
    if (lines <= sheetLines) continue;
    say(
      () => source.lineOf(path),
      `The facts fill ${lines} lines of their printed sheet, which has ${sheetLines}.`,
      `Leave out at least ${lines - sheetLines}: each entry begins a line, which holds some ${lettersInLine} letters.`,
    );
  }
}
