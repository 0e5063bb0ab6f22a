import { blend, roundCone, sphere, type Solid } from '#studio/shapes/index.ts';
import { mix, type Vec } from '#studio/shapes/vectors.ts';

/** A small long bone of hand or foot: the radius at its base, its waist and its head. */
export function longBone(from: Vec, to: Vec, [base, waist, head]: readonly [number, number, number]): Solid {
  const at = (t: number) => mix(from, to, t);
  return blend(
    base * 0.9,
    sphere(from, base),
    roundCone(at(0.1), at(0.5), base * 0.86, waist),
    roundCone(at(0.5), at(0.9), waist, head * 0.86),
    sphere(to, head),
  );
}
