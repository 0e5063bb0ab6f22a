// The version that a doctor signs: a hash of the picture, its text alternative and its labels.
import { digest } from './digest.ts';
import type { PlateShown } from './plates.ts';

export function plateVersion(picture: Uint8Array, { alt, labels, pain }: PlateShown): string {
  const shown = [
    alt,
    labels.map(({ words, x, y, side }) => [words, x, y, side]),
    pain.map(({ x, y, radius }) => [x, y, radius]),
  ];
  return digest(picture, JSON.stringify(shown));
}
