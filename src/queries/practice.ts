import { getCollection, getEntry } from 'astro:content';
import type { CollectionEntry } from 'astro:content';

export type Practice = CollectionEntry<'practice'>['data'];
type Screens = CollectionEntry<'screens'>['data'];
type ScreenName = Screens['screen'];

export const practice = async (): Promise<Practice> => {
  const entry = await getEntry('practice', 'practice');
  if (!entry)
    throw new Error('src/content/practice/practice.yaml is missing: it holds the facts of the practice.');
  return entry.data;
};

/** The words of one screen, such as screen('home'). */
export const screen = async <Name extends ScreenName>(
  name: Name,
): Promise<Extract<Screens, { screen: Name }>> => {
  const isIt = (data: Screens): data is Extract<Screens, { screen: Name }> => data.screen === name;
  const words = (await getCollection('screens')).map(({ data }) => data).find(isIt);
  if (!words) throw new Error(`No file in src/content/screens has "screen: ${name}".`);
  return words;
};
