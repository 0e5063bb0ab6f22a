import { flipped } from '#studio/shapes/index.ts';
import { type Part } from './part.ts';

/** Parts modelled on the patient's left, on the right. */
export const onTheRight = (parts: readonly Part[]): Part[] =>
  parts.map((each) => ({ ...each, solid: flipped(each.solid) }));
