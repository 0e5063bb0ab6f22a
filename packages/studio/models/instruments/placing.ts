// Instruments are built upright, tip at the origin; these put them where they belong.
import { cylinder, move, roundCone, turnBy, type Solid } from '#studio/shapes/index.ts';
import { add, cross, times, unit, type Matrix, type Vec } from '#studio/shapes/vectors.ts';

/** The point a distance away from another, in a direction of any length. */
export const pointAlong = (from: Vec, direction: Vec, distance: number): Vec =>
  add(from, times(unit(direction), distance));

/** Turns the y axis into a direction, and keeps the x axis near `across`. */
function aimMatrix(direction: Vec, across: Vec): Matrix {
  const y = unit(direction);
  const z = unit(cross(across, y));
  const x = cross(y, z);
  return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]];
}

const anyAcross = ([, y]: Vec): Vec => (Math.abs(y) > 0.9 ? [1, 0, 0] : [0, 1, 0]);

interface Placement {
  at: Vec;
  /** Where its y axis goes. */
  direction: Vec;
  /** Where its x axis should lie, as far as the direction allows. */
  across?: Vec;
}

export const aimed = ({ at, direction, across = anyAcross(unit(direction)) }: Placement, solid: Solid) =>
  move(at, turnBy(aimMatrix(direction, across), solid));

/** Shafts, rings and cones along one axis, measured from the tip. */
export function shaft(tip: Vec, direction: Vec, size = 1) {
  const axis = unit(direction);
  const on = (distance: number) => pointAlong(tip, axis, distance * size);
  return {
    on,
    cone: (from: number, to: number, radiusFrom: number, radiusTo: number) =>
      roundCone(on(from), on(to), radiusFrom * size, radiusTo * size),
    drum: (from: number, to: number, radius: number, rounding = 0.06) =>
      aimed(
        { at: on((from + to) / 2), direction: axis },
        cylinder([0, 0, 0], radius * size, ((to - from) / 2) * size, rounding * size),
      ),
    /** A solid built round the origin, upright, without size. */
    place: (distance: number, solid: Solid) => aimed({ at: on(distance), direction: axis }, solid),
  };
}
