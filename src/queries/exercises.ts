// The home exercises: with their drawings, by region of the body, and by the conditions that advise them.
import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { drawingFacts } from '#schemas/drawings.ts';
import { medicalVersion } from '#schemas/medical.ts';
import { fieldsOf } from '#schemas/plain.ts';
import { published } from './published.ts';
import { conditions, type Care, type Condition } from './care.ts';
import { listOf } from './sources.ts';

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
  // Every step is a view of the one file.
  return { version, pictures: steps.map((alt, index) => ({ src: `${address}#s${index + 1}`, alt })) };
}

async function shown({ id, data }: Entry) {
  const drawn = data.drawing ? drawing(data.drawing) : undefined;
  const now = medicalVersion(fieldsOf('exercises'), data, drawn?.version ?? '');
  return {
    id,
    data,
    steps: data.steps.map((text, index) => ({ text, picture: drawn?.pictures[index] })),
    references: await listOf([{ data }]),
    /** Whether the signature is for what is shown now. */
    isSigned: data.signed?.version === now,
  };
}

export type Exercise = Awaited<ReturnType<typeof shown>>;

export const exercises = async (): Promise<Exercise[]> =>
  (await Promise.all((await getCollection('exercises', published)).map(shown))).sort((a, b) =>
    a.data.name.localeCompare(b.data.name),
  );

/** In the order in which the page names them. */
export const exercisesOf = async ({ data }: Care): Promise<Exercise[]> => {
  const all = await exercises();
  return data.exercises.map(({ id }) => {
    const found = all.find((exercise) => exercise.id === id);
    if (!found) throw new Error(`No file in src/content/exercises is called "${id}".`);
    return found;
  });
};

/** The conditions that have a sheet of exercises. */
export const conditionsWithExercises = async (): Promise<Condition[]> =>
  (await conditions()).filter(({ data }) => data.exercises.length > 0);
