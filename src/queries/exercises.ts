// The home exercises with their drawings, and the conditions that recommend them.
import { getCollection, type CollectionEntry } from 'astro:content';
import type { Language } from '@clinic/content-model/languages.ts';
import { drawingFacts } from '@clinic/content-model/drawings.ts';
import { textIn } from '@clinic/content-model/in-short-versions.ts';
import { medicalVersion } from '@clinic/content-model/medical.ts';
import { fieldsOf } from '@clinic/content-model/plain.ts';
import { published } from './published.ts';
import { conditions, type Care, type Condition } from './care.ts';
import { screenAsWritten, withTown } from './practice.ts';
import { referencesFor } from './sources.ts';

type Entry = CollectionEntry<'exercises'>;

const addresses = import.meta.glob<string>('../assets/exercises/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
const facts = import.meta.glob<unknown>('../assets/exercises/*.json', { eager: true, import: 'default' });

function drawing(name: string) {
  const file = `../assets/exercises/${name}`;
  const [address, own] = [addresses[`${file}.svg`], facts[`${file}.json`]];
  if (!address || !own) throw new Error(`There is no drawing called "${name}" in src/assets/exercises.`);
  const { version, steps } = drawingFacts.parse(own);
  // Each step is an SVG view of the same file.
  return { version, pictures: steps.map((alt, index) => ({ src: `${address}#s${index + 1}`, alt })) };
}

async function shown({ id, data }: Entry, language?: Language) {
  const drawn = data.drawing ? drawing(data.drawing) : undefined;
  const now = medicalVersion(fieldsOf('exercises'), data, drawn?.version ?? '');
  const { words, lang } = textIn('exercises', data, language);
  return {
    id,
    data,
    words,
    lang,
    steps: words.steps.map((text, index) => ({ text, picture: drawn?.pictures[index] })),
    references: await referencesFor([{ data }]),
    /** True when the signature is for the current version. */
    isSigned: data.signed?.version === now,
  };
}

export type Exercise = Awaited<ReturnType<typeof shown>>;

export const exercises = async (language?: Language): Promise<Exercise[]> => {
  const entries = await getCollection('exercises', published);
  return (await Promise.all(entries.map((entry) => shown(entry, language)))).sort((a, b) =>
    a.data.name.localeCompare(b.data.name),
  );
};

/** Returns the text of the exercise pages. */
export const exerciseScreen = async (language?: Language) =>
  withTown(textIn('screens', await screenAsWritten('exercises'), language).words, language);

/** Returns the exercises of a page, in the order of the page. */
export const exercisesOf = async ({ data }: Care, language?: Language): Promise<Exercise[]> => {
  const all = await exercises(language);
  return data.exercises.map(({ id }) => {
    const found = all.find((exercise) => exercise.id === id);
    if (!found) throw new Error(`No file in src/content/exercises is called "${id}".`);
    return found;
  });
};

export const conditionsWithExercises = async (): Promise<Condition[]> =>
  (await conditions()).filter(({ data }) => data.exercises.length > 0);
