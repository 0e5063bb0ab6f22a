// Safety blocks: advice that is written once and shown on every page that names it.
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { mapTexts, withoutSources } from '@clinic/content-model/sources.ts';
import { ownSigns } from '@clinic/content-model/in-short-versions.ts';
import type { SignLevel } from '@clinic/content-model/shapes/advice.ts';
import type { Post } from './articles.ts';
import type { Care } from './care.ts';
import { referencesFor, withSourceNumbers } from './sources.ts';

export type SafetyBlock = CollectionEntry<'safety'>;
export type Signs = Record<SignLevel, string[]>;
type Shown = SafetyBlock['data']['shown'];

export const safetyBlocks = ({ data }: { data: Pick<Care['data'], 'safety'> }): Promise<SafetyBlock[]> =>
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
    .map((block) => ({ ...block, data: withSourceNumbers(block.data, references) }));
};

/** Returns all blocks of one kind without their citations, for pages without a list of references. */
export const allBlocks = async (as: Shown): Promise<SafetyBlock[]> =>
  (await getCollection('safety'))
    .filter(({ data }) => data.shown === as)
    .map((block) => ({ ...block, data: mapTexts(block.data, withoutSources) }));

/** Returns the signs of a page's blocks, then its own. */
export const signsOf = async (
  page: Care | Post,
  as: Extract<Shown, 'help' | 'after'>,
  own: Partial<Record<SignLevel, string[] | undefined>> = {},
): Promise<Signs> => {
  const all = [...(await blocksShown(page, as)).map(({ data }) => data), own];
  const signs = (level: SignLevel) => all.flatMap((some) => some[level] ?? []);
  return { emergency: signs('emergency'), sameDay: signs('sameDay'), visit: signs('visit') };
};

/** Returns when to get help with a condition, or what to watch for after a procedure. */
export function signsOfCare(care: Care): Promise<Signs> {
  return signsOf(care, care.collection === 'conditions' ? 'help' : 'after', ownSigns(care.data));
}

/** Returns the text above the signs after a procedure, such as how long to watch for them. */
export const watchNotes = async (page: Care | Post) =>
  (await blocksShown(page, 'after')).flatMap(({ data }) => data.text ?? []);

/** Returns what patients must tell the practice before a procedure. */
export const pointsToMention = async (page: Care | Post) =>
  (await blocksShown(page, 'before')).flatMap(({ data }) => data.points);

/** Returns the publications of a page, then those of its blocks. */
export const referencesOf = async (page: Care | Post) => referencesFor([page, ...(await safetyBlocks(page))]);
