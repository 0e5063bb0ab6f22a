import { part, type Part } from './part.ts';
import { flipped, type Solid } from '#studio/shapes/index.ts';

export type Look = { material?: Part['material']; opacity?: number; throughSkin?: number };

/** A bone of the left side and its mirror image. */
export const pair = (name: string, solid: Solid, { material = 'softBone', ...look }: Look): Part[] => [
  part(`${name} left`, material, solid, look),
  part(`${name} right`, material, flipped(solid), look),
];
