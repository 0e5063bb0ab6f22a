// What the build needs to know of a picture beyond its size.
import path from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';

/** The master of a plate, whose built address is /_astro/NAME.hash.webp or, in the preview, its own path. */
export const masterOf = (plate: ImageMetadata) => {
  const file = path.basename(plate.src.split('?')[0] ?? '');
  return path.join(process.cwd(), 'src/assets/plates', `${file.split('.')[0]}.webp`);
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
