import { move, turn, type Solid } from '#studio/shapes/index.ts';
import { add, times, rotation, rotate, type Vec } from '#studio/shapes/vectors.ts';

/** Where a bone sits: its centre, and how far it leans forward (degrees about x). */
export type Level = { centre: Vec; lean: number };

export const atLevel = ({ centre, lean }: Level, solid: Solid): Solid => move(centre, turn('x', lean, solid));

/** A point given in the bone's own frame, in the scene's. */
export const pointAt = ({ centre, lean }: Level, point: Vec): Vec =>
  add(rotate(rotation('x', lean), point), centre);

export const between = (above: Level, below: Level): Level => ({
  centre: times(add(above.centre, below.centre), 0.5),
  lean: (above.lean + below.lean) / 2,
});
