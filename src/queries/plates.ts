// The plates, and the pictures that content names: a plate by its name, or a picture of the writer's own.
import type { ImageMetadata } from 'astro';

export interface Label {
  words: string;
  /** In percent of the width and the height. */
  x: number;
  y: number;
  /** Where there is room for the words. */
  side: 'left' | 'right';
}

export interface Plate {
  name: string;
  master: ImageMetadata;
  /** Changes with what the plate shows. */
  source: string;
  alt: string;
  labels: Label[];
  /** Where it hurts: the place in percent, the radius in percent of the width. */
  pain: { x: number; y: number; radius: number }[];
}

export interface Picture {
  src: ImageMetadata;
  alt: string;
  plate?: Plate;
}

/** A picture as content names it. */
export interface Named {
  plate?: string | undefined;
  src?: ImageMetadata | undefined;
  alt?: string | undefined;
}

type Words = Omit<Plate, 'name' | 'master'>;

const masters = import.meta.glob<ImageMetadata>('../assets/plates/*.webp', {
  eager: true,
  import: 'default',
});
const words = import.meta.glob<Words>('../assets/plates/*.json', { eager: true, import: 'default' });

export const plate = (name: string): Plate => {
  const file = `../assets/plates/${name}`;
  const [master, own] = [masters[`${file}.webp`], words[`${file}.json`]];
  if (!master || !own) throw new Error(`There is no plate called "${name}" in src/assets/plates.`);
  return { ...own, name, master };
};

export const pictureOf = ({ plate: name, src, alt }: Named): Picture => {
  if (name) {
    const found = plate(name);
    return { src: found.master, alt: alt ?? found.alt, plate: found };
  }
  if (!src || !alt) throw new Error('A picture needs a plate, or a file and its words.');
  return { src, alt };
};

/** The plates of the home slides are lit for a night ground; all others lie on paper as well. */
export const isNight = ({ plate }: Picture) => plate?.name.startsWith('hero-') ?? false;

/** The file that a picture was made from: a plate, or a picture beside its article. */
export const masterOf = ({ src }: Picture) => {
  // Astro hides it from its types, and lets every picture have it.
  const { fsPath } = src as ImageMetadata & { fsPath?: string };
  if (!fsPath) throw new Error(`The file of the picture ${src.src} is not known.`);
  return fsPath;
};
