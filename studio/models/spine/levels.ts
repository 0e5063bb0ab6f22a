import { move, turn, type Solid } from '#studio/shapes/index.ts';
import { add, times, rotation, rotate, type Vec } from '#studio/shapes/vectors.ts';

/** Where a bone sits: its centre, and how far it leans forward (degrees about x). */
export type Seat = { centre: Vec; lean: number };

export const seated = ({ centre, lean }: Seat, solid: Solid): Solid => move(centre, turn('x', lean, solid));

/** A point given in the bone's own frame, in the scene's. */
export const pointOn = ({ centre, lean }: Seat, point: Vec): Vec =>
  add(rotate(rotation('x', lean), point), centre);

export const between = (above: Seat, below: Seat): Seat => ({
  centre: times(add(above.centre, below.centre), 0.5),
  lean: (above.lean + below.lean) / 2,
});
