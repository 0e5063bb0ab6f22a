// Advice that is written once and shown on every page that names it.
import { getCollection, getEntry } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { mapTexts, withoutSources } from '#lib/sources.ts';
import type { SignLevel } from '#schemas/shapes/advice.ts';
import type { Post } from './articles.ts';
import type { Care } from './care.ts';
import { listOf, withNumbers } from './sources.ts';

export type SafetyBlock = CollectionEntry<'safety'>;
export type Signs = Record<SignLevel, string[]>;
type Shown = SafetyBlock['data']['shown'];

const safetyBlocks = ({ data }: Care | Post): Promise<SafetyBlock[]> =>
  Promise.all(
    data.safety.map(async (name) => {
      const block = await getEntry(name);
      if (!block) throw new Error(`No file in src/content/safety is called "${name.id}".`);
      return block;
    }),
  );

export const blocksShown = async (page: Care | Post, as: Shown) => {
  const references = await referencesOf(page);
  return (await safetyBlocks(page))
    .filter(({ data }) => data.shown === as)
    .map((block) => ({ ...block, data: withNumbers(block.data, references) }));
};

/** All of one kind, where no list of sources stands beside them. */
export const everyBlock = async (as: Shown): Promise<SafetyBlock[]> =>
  (await getCollection('safety'))
    .filter(({ data }) => data.shown === as)
    .map((block) => ({ ...block, data: mapTexts(block.data, withoutSources) }));

/** The signs of the blocks, then those that only this page has. */
export const signsOf = async (
  page: Care | Post,
  as: Extract<Shown, 'help' | 'after'>,
  own: Partial<Record<SignLevel, string[] | undefined>> = {},
): Promise<Signs> => {
  const all = [...(await blocksShown(page, as)).map(({ data }) => data), own];
  const signs = (level: SignLevel) => all.flatMap((some) => some[level] ?? []);
  return { emergency: signs('emergency'), sameDay: signs('sameDay'), visit: signs('visit') };
};

/** All signs of a care page: when to get help with a condition, what to watch for after a procedure. */
export function signsOfCare(care: Care): Promise<Signs> {
  if (care.collection === 'conditions') return signsOf(care, 'help', care.data.getHelp);
  const { emergencySigns, callSigns } = care.data.procedure ?? {};
  return signsOf(care, 'after', { emergency: emergencySigns, sameDay: callSigns });
}

/** Returns opening and rules of the boxes of a page, for the back of its printed sheet. */
export const boxesOnPaper = async (page: Care) =>
  (await blocksShown(page, 'box')).map(({ data: { title, opening = [], rules } }) => ({
    title,
    rules: [...opening.map(({ question, answer }) => `${question} ${answer}`), ...rules],
  }));

/** What stands above the signs after a procedure, such as how long to watch for them. */
export const watching = async (page: Care | Post) =>
  (await blocksShown(page, 'after')).flatMap(({ data }) => data.text ?? []);

/** What to tell the practice before a procedure. */
export const toTell = async (page: Care | Post) =>
  (await blocksShown(page, 'before')).flatMap(({ data }) => data.points);

/** What a page rests on: its own publications, then those of its blocks. */
export const referencesOf = async (page: Care | Post) => listOf([page, ...(await safetyBlocks(page))]);
