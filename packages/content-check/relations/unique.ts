// What only one file can have: its address, its places in lists, and the title and description that tell it apart.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { kinds } from '#schemas/kinds.ts';
import { addressOf } from '../read/addresses.ts';
import { isSamePage, ofKind, type Source } from '../read/source.ts';
import type { Say, SayIn } from '../report/report.ts';

const endings = ['.astro', '/index.astro', '.ts'];

/** Pages of the site itself: a file of the content that takes the address of one would never be seen. */
export function sayTakenAddress(root: string, source: Source, say: Say): void {
  const address = addressOf[source.kind]?.(source.id);
  if (address && isPageOfSite(root, address))
    say(1, `The address ${address} is that of another page of the site.`, 'Give the file another name.');
}

export const isPageOfSite = (root: string, address: string) =>
  endings.some((ending) => existsSync(path.join(root, 'src/pages', address + ending)));

/** What the later of two files of a kind has of the earlier. */
export function sayRepeatedPlaces(sources: Source[], sayIn: SayIn): void {
  for (const kind of kinds) {
    const first = new Map<string, Source>();
    for (const source of ofKind<typeof kind>(sources, kind)) {
      saySameAddress(source, [takenBy(first, source.id, source)], sayIn(source));
      for (const { value, path: at } of source.values.filter(({ field }) => field.place)) {
        const place = `${at.at(-1)} ${String(value)}`;
        const known = takenBy(first, place, source);
        const says = `${place} is already taken by ${known.file}.`;
        if (known !== source) sayIn(source)(at, says, 'Give one of the two another number.');
      }
    }
  }
}

export function saySameAddress(source: Source, others: Source[], say: Say): void {
  const same = others.find((other) => other !== source && isSamePage(other, source));
  if (same) say(1, `This page has the same web address as ${same.file}.`, 'Rename one of the two files.');
}

export function sayRepeatedTitles(sources: Source[], sayIn: SayIn): void {
  const first = new Map<string, Source>();
  for (const source of sources.filter(({ data }) => !data.draft))
    for (const { value, field, path: at } of source.values) {
      if (!field.unique) continue;
      const known = takenBy(first, `${field.unique} ${String(value).trim().toLowerCase()}`, source);
      if (isSamePage(known, source)) continue;
      const says = `${known.file} has this ${field.unique} too, so nobody can tell the two pages apart.`;
      sayIn(source)(at, says, 'Say it in other words on one of the two pages.');
    }
}

/** The first file that has it. */
function takenBy(first: Map<string, Source>, what: string, source: Source): Source {
  const known = first.get(what) ?? source;
  first.set(what, known);
  return known;
}
