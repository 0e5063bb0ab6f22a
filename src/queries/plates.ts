// The pictures that content refers to: a plate by its name, or the writer's own file.
import { readFileSync } from 'node:fs';
import type { ImageMetadata } from 'astro';
import { getCollection, type CollectionEntry } from 'astro:content';
import { plateVersion } from '@clinic/content-model/plate-version.ts';
import { plateFacts, type PlateShown } from '@clinic/content-model/plates.ts';

export interface Plate extends PlateShown {
  name: string;
  master: ImageMetadata;
  file: string;
}

export interface Picture {
  src: ImageMetadata;
  /** Path from the project root. */
  file: string;
  alt: string;
  plate?: Plate;
}

/** A picture as content refers to it. */
export type Named = CollectionEntry<'conditions'>['data']['images'][number];

const masters = import.meta.glob<ImageMetadata>('../assets/plates/*.webp', {
  eager: true,
  import: 'default',
});
const facts = import.meta.glob<unknown>('../assets/plates/*.json', { eager: true, import: 'default' });

export const plate = (name: string): Plate => {
  const file = `../assets/plates/${name}`;
  const [master, own] = [masters[`${file}.webp`], facts[`${file}.json`]];
  if (!master || !own) throw new Error(`There is no plate called "${name}" in src/assets/plates.`);
  const { alt, labels, pain } = plateFacts.parse(own);
  return { name, master, file: `src/assets/plates/${name}.webp`, alt, labels, pain };
};

export const pictureOf = ({ plate: name, src, alt }: Named): Picture => {
  if (name) {
    const found = plate(name);
    return { src: found.master, file: found.file, alt: alt ?? found.alt, plate: found };
  }
  if (!src || !alt) throw new Error('A picture needs a plate, or a file and its words.');
  return { src: src.image, file: src.file, alt };
};

/** True for the plates of the home slides, which are lit for a dark background. */
export const isNight = ({ plate }: Picture) => plate?.name.startsWith('hero-') ?? false;

/** Returns the version that a doctor's signature must name, computed from the picture file. */
export const currentVersion = (of: Plate) => plateVersion(readFileSync(of.file), of);

const signatures = async () => (await getCollection('plates')).flatMap(({ data }) => data.signed);

/** True when a doctor signed the current version. */
const isSigned = async (plate: Plate) =>
  (await signatures()).some(
    ({ plate: name, version }) => name === plate.name && version === currentVersion(plate),
  );

/** True when one of these pictures is a plate without a doctor's signature. */
export const hasUnsigned = async (pictures: Picture[]) => {
  const plates = pictures.flatMap(({ plate }) => plate ?? []);
  return !(await Promise.all(plates.map(isSigned))).every(Boolean);
};
