import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { Language } from '@clinic/content-model/languages.ts';
import { fillTown, townIn } from '@clinic/content-model/town.ts';

export type Practice = CollectionEntry<'practice'>['data'];
type Screens = CollectionEntry<'screens'>['data'];
type ScreenName = Screens['screen'];

export const practice = async (): Promise<Practice> => {
  const entry = await getEntry('practice', 'practice');
  if (!entry)
    throw new Error('src/content/practice/practice.yaml is missing: it holds the facts of the practice.');
  return { ...entry.data, tagline: fillTown(entry.data.tagline, townIn(entry.data.address)) };
};

/** Returns the server to which the script of the visit counter sends. */
export const receiverOf = ({ receiver, script }: NonNullable<Practice['analytics']>) =>
  new URL(receiver ?? script);

/** Fills in the town of the practice. */
export const withTown = async <T>(texts: T, language?: Language): Promise<T> =>
  fillTown(texts, townIn((await practice()).address, language));

/** Returns the text of one screen, such as screen('home'). */
export const screen = async <Name extends ScreenName>(name: Name) => withTown(await screenAsWritten(name));

/** Returns the text of a screen with {town} in it, whose version is compared with that of its translations. */
export const screenAsWritten = async <Name extends ScreenName>(
  name: Name,
): Promise<Extract<Screens, { screen: Name }>> => {
  const isIt = (data: Screens): data is Extract<Screens, { screen: Name }> => data.screen === name;
  const words = (await getCollection('screens')).map(({ data }) => data).find(isIt);
  if (!words) throw new Error(`No file in src/content/screens has "screen: ${name}".`);
  return words;
};
