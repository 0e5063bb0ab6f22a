// What the build needs to know of a picture beyond its size.
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';

/** The file that a picture was made from: a shared plate, or a picture beside its article. */
export const masterOf = (plate: ImageMetadata) => {
  // Astro hides it from its types, and lets every picture have it.
  const { fsPath } = plate as ImageMetadata & { fsPath?: string };
  if (!fsPath) throw new Error(`The file of the picture ${plate.src} is not known.`);
  return fsPath;
};

const known = new Map<string, Promise<boolean>>();

const measure = async (file: string) => {
  const { channels } = await sharp(file).stats();
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3 < 128;
};

/** Words on a dark plate are light. */
export const isDark = (plate: ImageMetadata) => {
  const file = masterOf(plate);
  const answer = known.get(file) ?? measure(file);
  known.set(file, answer);
  return answer;
};
