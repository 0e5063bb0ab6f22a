// What tells pages apart, for readers and in search results: each has a title and a description of its own.
import type { Say } from '../say/mistake.ts';
import { isMarked, valuesWith, type Source } from '../read/source.ts';

export function sayRepeatedTitles(sources: Source[], sayIn: (source: Source) => Say): void {
  for (const role of ['title', 'description'] as const) {
    const first = new Map<string, Source>();
    for (const source of sources.filter((one) => !isMarked(one, 'draft')))
      for (const { value, path } of valuesWith(source, role)) {
        const words = String(value).trim().toLowerCase();
        const known = first.get(words) ?? source;
        first.set(words, known);
        if (isSamePage(known, source)) continue;
        const says = `${known.file} has this ${role} too, so nobody can tell the two pages apart.`;
        sayIn(source)(source.lineOf(path), says, 'Say it in other words on one of the two pages.');
      }
  }
}

/** Two files with one address are a mistake of their own. */
const isSamePage = (a: Source, b: Source) => a.kind === b.kind && a.id === b.id;
