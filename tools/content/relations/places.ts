// What only one file of a kind can have: its address, and its places in lists.
import type { Say } from '../say/mistake.ts';
import { valuesWith, type Source } from '../read/source.ts';
import { valueAt } from '../read/values.ts';

/** Called with each file and those of its kind that were read before it. */
export function sayRepeated(source: Source, earlier: Source[], say: Say): void {
  saySameAddress(source, earlier, say);
  for (const { value, path } of valuesWith(source, 'place')) {
    const taken = earlier.find((other) => valueAt(other.data, path) === value);
    if (!taken) continue;
    say(
      source.lineOf(path),
      `${path.at(-1)} ${value} is already taken by ${taken.file}.`,
      'Give one of the two another number.',
    );
  }
}

export function saySameAddress(source: Source, others: Source[], say: Say): void {
  const same = others.find(({ id }) => id === source.id);
  if (same) say(1, `This page has the same web address as ${same.file}.`, 'Rename one of the two files.');
}
