// Only one file can have an address, a place in a list, a title, a description or a long sentence.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { bareWords } from '@clinic/content-model/sentences.ts';
import { kinds } from '@clinic/content-model/kinds.ts';
import { addressOf } from '../read/addresses.ts';
import { isSamePage, ofKind, type Source } from '../read/source.ts';
import type { Report, ReportIn } from '../report/report.ts';
import type { Context } from '../read/rule.ts';
import { bodyText, detailsText, type Passage } from '../text/passages.ts';

/** Folder of pages that exist in every language. */
export const inAllLanguages = '[...language]/';

const endings = ['.astro', '/index.astro', '.ts'];

/** A page of the site itself wins over a content file at the same address. */
export function checkTakenAddress(source: Source, report: Report, { root }: Context): void {
  const address = addressOf[source.kind]?.(source.id);
  if (address && isPageOfSite(root, address))
    report(1, `The address ${address} is that of another page of the site.`, 'Give the file another name.');
}

export const isPageOfSite = (root: string, address: string) =>
  ['', inAllLanguages].some((folder) =>
    endings.some((ending) => existsSync(path.join(root, 'src/pages', folder, address + ending))),
  );

/** Reports the later of two files of a kind. */
export function checkDuplicates(sources: Source[], reportIn: ReportIn): void {
  for (const kind of kinds) {
    const first = new Map<string, Source>();
    for (const source of ofKind<typeof kind>(sources, kind)) {
      checkSameAddress(source, [firstWithKey(first, source.id, source)], reportIn(source));
      for (const { value, path: at } of source.values.filter(({ field }) => field.place)) {
        const place = `${at.at(-1)} ${String(value)}`;
        const known = firstWithKey(first, place, source);
        const message = `${place} is already taken by ${known.file}.`;
        if (known !== source) reportIn(source)(at, message, 'Give one of the two another number.');
      }
    }
  }
}

export function checkSameAddress(source: Source, others: Source[], report: Report): void {
  const same = others.find((other) => other !== source && isSamePage(other, source));
  if (same) report(1, `This page has the same web address as ${same.file}.`, 'Rename one of the two files.');
}

export function checkDuplicateTitles(sources: Source[], reportIn: ReportIn): void {
  const first = new Map<string, Source>();
  for (const source of sources.filter(({ data }) => !data.draft))
    for (const { value, field, path: at } of source.values) {
      if (!field.unique) continue;
      const known = firstWithKey(first, `${field.unique} ${String(value).trim().toLowerCase()}`, source);
      if (isSamePage(known, source)) continue;
      const message = `${known.file} has this ${field.unique} too, so readers cannot tell the two pages apart.`;
      reportIn(source)(at, message, 'Say it in other words on one of the two pages.');
    }
}

/** Words of a sentence that counts, and the fewest characters that so many need. */
const fewest = 12;
const shortest = 2 * fewest - 1;

/** A patient who reads both pages learns nothing new, and only one may get corrected. */
export function checkRepeatedSentences(sources: Source[], reportIn: ReportIn): void {
  const first = new Map<string, Passage>();
  // Notices repeat the pages they are about; other kinds are not articles.
  const pages = ofKind(sources, 'conditions', 'services', 'blog', 'news', 'screens', 'safety');
  for (const source of pages.filter(({ data }) => !data.draft)) {
    const own = detailsText(source).filter(({ field }) => !field?.mayRepeat);
    for (const passage of [...own, ...bodyText(source)].filter(({ text }) => text.length >= shortest))
      for (const { sentence, words } of passage.sentences) {
        if (words < fewest) continue;
        const key = bareWords(sentence);
        const known = first.get(key);
        if (!known) first.set(key, passage);
        if (!known || isSamePage(known.source, source)) continue;
        reportIn(source)(
          passage.at,
          `The same sentence is in ${known.source.file}, line ${known.line}: "${sentence}"`,
          'Say it in other words on one of the two pages.',
        );
      }
  }
}

/** Returns the first source with this key, and remembers it. */
function firstWithKey(first: Map<string, Source>, what: string, source: Source): Source {
  const known = first.get(what) ?? source;
  first.set(what, known);
  return known;
}
