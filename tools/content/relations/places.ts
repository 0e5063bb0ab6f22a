// What only one file of a kind can have: its address, and its places in lists.
import type { Say } from '../say/mistake.ts';
import { valuesWith, type Source } from '../read/source.ts';

/** What the later of two files of a kind has of the earlier. */
export function sayRepeated(files: Source[], sayIn: (source: Source) => Say): void {
  const addresses = new Map<unknown, Source>();
  const places = new Map<string, Map<unknown, Source>>();
  for (const source of files) {
    const same = firstWith(addresses, source.id, source);
    if (same !== source) saySame(same, sayIn(source));
    for (const { value, path } of valuesWith(source, 'place')) {
      const taken = places.get(path.join('.')) ?? new Map<unknown, Source>();
      places.set(path.join('.'), taken);
      const first = firstWith(taken, value, source);
      if (first === source) continue;
      sayIn(source)(
        source.lineOf(path),
        `${path.at(-1)} ${value} is already taken by ${first.file}.`,
        'Give one of the two another number.',
      );
    }
  }
}

function firstWith(known: Map<unknown, Source>, value: unknown, source: Source): Source {
  const first = known.get(value) ?? source;
  known.set(value, first);
  return first;
}

export function saySameAddress(source: Source, others: Source[], say: Say): void {
  const same = others.find(({ id }) => id === source.id);
  if (same) saySame(same, say);
}

const saySame = ({ file }: Source, say: Say) =>
  say(1, `This page has the same web address as ${file}.`, 'Rename one of the two files.');
