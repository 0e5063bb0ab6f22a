import {
  blend,
  box,
  carve,
  ellipsoid,
  intersect,
  mirrored,
  move,
  roughen,
  roundCone,
  sphere,
  tube,
  turn,
  union,
  type Solid,
} from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { part, type Part } from '#studio/models/part.ts';
import { lowerRidge, mandible, teeth } from './jaw.ts';

export const foramenOvale: Vec = [2.7, -2.75, 0.9];

function cranium(): Solid {
  const vault = blend(
    2.2,
    ellipsoid([0, 3.1, -1.2], [6.95, 6.7, 8.7]),
    ellipsoid([0, 3.4, 3.6], [5.7, 5, 4.1]),
    ellipsoid([0, 1, -5.8], [5.2, 4.6, 4]),
  );
  const temporalFossa = mirrored(ellipsoid([8.9, 0.6, 4.6], [2.5, 3.2, 3.4]));
  const brow: Vec[] = [
    [0.6, 0.75, 8],
    [2.6, 1.45, 7.95],
    [4.6, 0.95, 6.75],
    [5.25, -0.6, 5.9],
  ];
  const glabella = roundCone([0, 0.7, 7.8], [0, -0.6, 8.2], 0.8, 0.55);
  const mastoid = roundCone([6, -1.9, -1.5], [5.55, -4.35, -0.75], 1.25, 0.62);
  const petrous = ellipsoid([4.6, -2, -0.9], [2.2, 1.1, 1.3]);
  const occipitalCondyle = ellipsoid([1.5, -3.5, -0.9], [0.7, 0.7, 1.3]);
  const base = blend(2, carve(1.8, vault, temporalFossa));
  return blend(
    0.8,
    blend(0.9, base, mirrored(tube([0.5, 0.62, 0.6, 0.5], ...brow)), glabella),
    mirrored(blend(0.6, mastoid, petrous, occipitalCondyle)),
  );
}

function face(openedOnTheLeft: boolean): Solid {
  const zygomaticArch: Vec[] = [
    [5.1, -2.55, 5.7],
    [6.45, -2.25, 3.7],
    [6.95, -1.95, 1.7],
    [6.7, -1.6, 0.3],
  ];
  const alveolarRidge: Vec[] = [
    [-2.7, -5.9, 3.2],
    [-2.75, -6.2, 5.2],
    [-1.6, -6.3, 7.1],
    [0, -6.3, 7.7],
    [1.6, -6.3, 7.1],
    [2.75, -6.2, 5.2],
    [2.7, -5.9, 3.2],
  ];
  const maxilla = blend(
    0.9,
    ellipsoid([0, -4.1, 5.3], [3, 2.9, 3.2]),
    mirrored(ellipsoid([2.2, -4.4, 2.5], [0.75, 2, 1])),
    mirrored(ellipsoid([4.75, -2.5, 6.1], [1.35, 1.1, 1.05])),
    mirrored(roundCone([4.6, -2.4, 6.2], [2.2, -3.6, 6.9], 0.85, 1)),
    mirrored(tube(0.48, [5.2, -0.5, 5.9], [5.25, -1.6, 6], [4.95, -2.5, 6.2])), // frontal process
    roundCone([0, -0.3, 8.15], [0, -1.7, 9.05], 0.62, 0.4),
    mirrored(roundCone([0.55, -0.9, 8], [1.5, -3.6, 7.6], 0.5, 0.7)),
  );
  const arch = tube([0.55, 0.38, 0.38, 0.55], ...zygomaticArch);
  const rightOnly = intersect(0.05, mirrored(arch), box([-10, 0, 0], [10, 20, 20]));
  return blend(
    0.5,
    maxilla,
    openedOnTheLeft ? rightOnly : mirrored(arch),
    tube([0.5, 0.75, 0.75, 0.75, 0.75, 0.75, 0.5], ...alveolarRidge),
  );
}

/** A window sawn into the left temple, down to the floor on which the ganglion lies. Its straight edges tell it from an eye. */
const templeWindow = (): Solid => box([6.4, -0.75, 1.1], [4.5, 1.85, 2.3], 0.35);

function upperSkull(openedOnTheLeft: boolean): Solid {
  const orbit = union(
    move([3.2, -0.65, 7.4], turn('y', 14, ellipsoid([0, 0, 0], [1.95, 1.72, 2.9]))),
    ellipsoid([2.6, -0.75, 5.2], [1.2, 1.1, 2.2]),
  );
  const nose = blend(
    0.5,
    ellipsoid([0, -3.3, 8.4], [1.05, 1.15, 1.9]),
    ellipsoid([0, -2.3, 8.8], [0.55, 1, 1.5]),
  );
  const earCanal = sphere([7, -1.95, -0.3], 0.48);
  const infraorbital = roundCone([2.75, -3.15, 8.4], [2.9, -2.6, 7], 0.26, 0.2);
  const ovale = ellipsoid(foramenOvale, [0.42, 0.9, 0.6]);
  const bone = carve(0.45, blend(0.9, cranium(), face(openedOnTheLeft)), mirrored(orbit));
  const holed = carve(0.25, bone, nose, mirrored(earCanal), mirrored(infraorbital), mirrored(ovale));
  return roughen(0.05, 1.1, openedOnTheLeft ? carve(0.12, holed, templeWindow()) : holed);
}

/** Centre between the ears; the chin is at y −11, the crown at y 10. */
export function skull({ openCheek = false, canal = true, opacity = 1 } = {}): Part[] {
  const look = { opacity };
  return [
    part('skull', 'bone', upperSkull(openCheek), look),
    part('mandible', 'bone', mandible({ openCheek, canal }), look),
    part('upper teeth', 'bone', teeth(-7.2, 1), look),
    part('lower teeth', 'bone', blend(0.25, teeth(-8.22, 0.955), lowerRidge()), look),
  ];
}
