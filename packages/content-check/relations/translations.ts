// Hindi and Marathi texts have as many list entries as the English text, and the same numbers.
import { languageKinds } from '@clinic/content-model/languages.ts';
import { isCalled, ownSigns } from '@clinic/content-model/in-short-versions.ts';
import { isOf, ofKind, type Source } from '../read/source.ts';
import { variantFor } from '../read/walk.ts';
import type { Path, Report } from '../report/report.ts';
import type { Context } from '../read/rule.ts';
import { isInShort } from './in-short.ts';

export function checkTranslations(source: Source, report: Report, { all }: Context): void {
  // Another check reports what does not fit the schema.
  if (source.raw === undefined || source.issues.length > 0) return;
  if (isInShort(source)) return checkPage(source, all, report);
  if (!isOf(source, 'safety', 'exercises', 'screens')) return;
  const english: Record<string, unknown> = source.data;
  for (const language of languageKinds) {
    const translated = english[language] as Record<string, unknown> | undefined;
    if (!translated) continue;
    const { properties = {} } = variantFor(source.shape, english).properties?.[language] ?? {};
    for (const field of Object.keys(properties))
      if (!onlyTranslated.includes(field))
        compare([language, field], translated[field], english[field], report);
  }
}

const onlyTranslated = ['toDecide', 'seen', 'review'];

function checkPage(source: Source<'hindi' | 'marathi'>, all: Source[], report: Report): void {
  const english = ofKind(all, 'conditions', 'services').find((page) => isCalled(source.id, page));
  if (english?.raw === undefined || english.issues.length > 0) return;
  const { now, sameDay, visit, tonight, includes, risks } = source.data;
  const own = ownSigns(english.data);
  compare(['now'], now, own.emergency, report);
  compare(['sameDay'], sameDay, own.sameDay, report);
  compare(['visit'], visit, own.visit, report);
  compare(['tonight'], tonight, english.data.tonight, report);
  compare(['includes'], includes, english.data.price?.includes, report);
  if (english.data.procedure && !risks)
    report(
      source.detailsLine,
      '"risks" is missing.',
      'Say all serious risks of the English page in one or two sentences.',
    );
}

/** Compares a field with its English counterpart, recursively. */
function compare(at: Path, ours: unknown, theirs: unknown, report: Report): void {
  const name = at.join('.');
  if (theirs === undefined && ours !== undefined)
    return report(at, `"${name}" is not in the English text.`, 'Take it out, or add it to the English text.');
  if (ours === undefined && theirs !== undefined)
    return report(at, `"${name}" is missing.`, 'Write the same as the English text.');
  const [count, wanted] = [partsOf(ours), partsOf(theirs)];
  if (count.length !== wanted.length)
    return report(
      at,
      `"${name}" has ${count.length} of the ${wanted.length} entries of the English text.`,
      'Write one for each English entry, in the same order.',
    );
  for (const part of wanted) compare([...at, part], inside(ours, part), inside(theirs, part), report);
  if (typeof theirs !== 'string' || typeof ours !== 'string') return;
  const missing = numbersIn(theirs).filter((number) => !numbersIn(ours).includes(number));
  if (missing.length > 0)
    report(
      at,
      `The numbers ${missing.join(', ')} of the English text are missing: "${theirs}"`,
      'Write the same numbers in the same digits.',
    );
}

/** Indexes of a list, or keys of a group. */
const partsOf = (value: unknown): (string | number)[] => {
  if (Array.isArray(value)) return value.map((_, index) => index);
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
};

const inside = (value: unknown, name: string | number) => (value as Record<string | number, unknown>)[name];

const numbersIn = (text: string) => [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([number]) => number);
