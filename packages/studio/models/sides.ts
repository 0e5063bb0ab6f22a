// Anatomy is modelled on the patient's left, at x above zero; these bring it to the right or to both sides.
import { flipped, type Solid } from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { part, type Look, type Part } from './part.ts';

/** A bone of the left side and its mirror image. */
export const pair = (name: string, solid: Solid, { material = 'softBone', ...look }: Look): Part[] => [
  part(`${name} left`, material, solid, look),
  part(`${name} right`, material, flipped(solid), look),
];

/** Parts modelled on the left, on the right. */
export const onTheRight = (parts: readonly Part[]): Part[] =>
  parts.map((each) => ({ ...each, solid: flipped(each.solid) }));

/** A line drawn on the left (1), or its mirror image on the right (-1). */
export const onSide = (side: number, line: readonly Vec[]) => line.map(([x, y, z]): Vec => [x * side, y, z]);
