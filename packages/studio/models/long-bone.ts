import { blend, roundCone, sphere, tube, type Solid } from '#studio/shapes/index.ts';
import { mix, type Vec } from '#studio/shapes/vectors.ts';

/** A small long bone of hand or foot: the radius at its base, its waist and its head. */
export function longBone(from: Vec, to: Vec, [base, waist, head]: readonly [number, number, number]): Solid {
  const at = (t: number) => mix(from, to, t);
  return blend(
    base * 0.9,
    sphere(from, base),
    tube({ radii: [base * 0.86, waist, head * 0.86], perSegment: 4 }, at(0.1), at(0.5), at(0.9)),
    sphere(to, head),
  );
}

/** A shaft of cones whose seams do not swell, as they would in a wide blend. */
export const taperedShaft = (radii: readonly number[], ...points: Vec[]): Solid =>
  blend(0.25, ...points.slice(1).map((to, i) => roundCone(points[i]!, to, radii[i]!, radii[i + 1]!)));
