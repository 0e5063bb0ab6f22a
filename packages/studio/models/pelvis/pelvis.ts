import { part, type Look, type Part } from '#studio/models/part.ts';
import {
  blend,
  carve,
  ellipsoid,
  move,
  roughen,
  roundCone,
  sphere,
  spline,
  torus,
  tube,
  turn,
  type Solid,
} from '#studio/shapes/index.ts';
import { mix, type Vec } from '#studio/shapes/vectors.ts';
import { pair } from '#studio/models/sides.ts';

// The standing body's pelvis: hip joints at y = 0. Left side (x > 0); the right is its mirror image.
const hipJoint: Vec = [9.5, -0.05, 0.5];
const frontSpine: Vec = [12.3, 9.2, 5.9];
const backSpine: Vec = [4.5, 8.2, -9.0];
const lowerFrontSpine: Vec = [10.9, 4.6, 4.9];
const lowerBackSpine: Vec = [4.8, 4.7, -7.9];
const ischialSpine: Vec = [6.1, -1.6, -5.9];
const sittingBone: Vec = [6.4, -8.8, -3.4];
const pubicTubercle: Vec = [2.6, -2.3, 6.0];
const sacroiliac: Vec = [5.9, 7.5, -6.2];

const CREST: Vec[] = [
  frontSpine,
  [13.7, 11.7, 4.2],
  [14.1, 13.6, 1.4],
  [13.3, 14.7, -1.8],
  [10.9, 14.5, -5.2],
  [8.0, 13.3, -7.6],
  [5.7, 11.0, -8.9],
  backSpine,
];

/** The wing: ribs of bone from above the socket to the crest, melted together. */
function iliacWing(): Solid {
  const crest = spline(CREST, 3);
  const rays = crest.map((edge, i) => {
    const back = i / (crest.length - 1);
    const root: Vec =
      back < 0.55
        ? mix([9.6, 4.2, 2.8], [8.4, 4.6, -2.4], back / 0.55)
        : mix([8.4, 4.6, -2.4], [6.2, 5.9, -6.2], (back - 0.55) / 0.45);
    return roundCone(root, [edge[0] * 0.98, edge[1] - 0.5, edge[2]], 0.95, 0.5);
  });
  const rim = tube({ radii: [0.7, 0.78, 0.95, 0.75, 0.65, 0.7, 0.85, 0.7], perSegment: 5 }, ...CREST);
  return blend(1.1, ...rays, rim);
}

export function hipBone(): Solid {
  const wing = blend(
    1,
    iliacWing(),
    roundCone([10.8, 8.4, 5.4], lowerFrontSpine, 0.6, 0.75),
    roundCone([9.6, 2.6, 1.2], [9.6, 4.6, 1.4], 2.0, 1.1),
    roundCone([8.4, 2.4, -2.2], [8.4, 4.8, -2.4], 1.5, 1.0),
    ellipsoid(sacroiliac, [1.15, 2.8, 2.5]),
    ellipsoid([5.4, 5.6, -6.8], [1.0, 2.2, 1.7]),
    roundCone(backSpine, lowerBackSpine, 0.75, 0.7),
  );
  const ischium = blend(
    1.1,
    roundCone([8.3, 0.6, -2.0], [7.0, -5.4, -3.6], 1.8, 1.35),
    roundCone([8.0, 0.8, -3.0], ischialSpine, 1.1, 0.4),
    ellipsoid([6.5, -7.2, -3.9], [1.6, 2.5, 1.6]),
    ellipsoid(sittingBone, [1.45, 1.6, 1.5]),
  );
  const pubis = blend(
    0.8,
    roundCone([7.8, 1.2, 2.6], [4.6, -1.0, 5.1], 1.35, 0.95), // upper branch
    roundCone([4.6, -1.0, 5.1], pubicTubercle, 0.95, 0.95),
    ellipsoid([1.35, -3.9, 5.6], [0.9, 2.0, 0.95]),
    roundCone([1.7, -5.3, 5.1], [4.4, -8.4, 0.6], 0.85, 0.78), // lower branch
    roundCone([4.4, -8.4, 0.6], sittingBone, 0.78, 1.1),
  );
  const cup = sphere([8.6, 0.2, -0.1], 3.15);
  const whole = blend(1, blend(1.2, cup, wing, ischium), pubis);
  const socket = carve(0.4, whole, sphere([9.95, -0.1, 0.75], 2.8));
  const lip = move([9.85, 0.05, 0.55], turn('z', 62, turn('x', -10, torus([0, 0, 0], 2.85, 0.42))));
  return roughen(0.05, 0.8, blend(0.4, socket, lip));
}

function upperFemur(): Solid {
  const neck = roundCone([10.2, -0.6, 0.4], [13.1, -3.0, -0.1], 1.45, 1.5);
  const head = blend(0.55, sphere(hipJoint, 2.4), neck);
  const upper = blend(
    0.9,
    head,
    ellipsoid([14.5, -2.7, -0.8], [1.35, 2.2, 1.75]), // greater trochanter
    ellipsoid([14.2, -4.8, -0.2], [1.6, 2.2, 1.9]),
    ellipsoid([12.0, -7.2, -1.5], [0.85, 1.15, 0.85]), // lesser trochanter
    roundCone([13.7, -5.6, -0.2], [13.0, -15, 0.5], 1.75, 1.45),
  );
  const lower = blend(
    1,
    roundCone([13.0, -15, 0.5], [11.7, -27, 0.9], 1.45, 1.4),
    roundCone([11.7, -27, 0.9], [10.5, -36, 0.4], 1.4, 2.0),
    ellipsoid([8.5, -39.8, -0.6], [2.0, 2.5, 3.0]), // condyles
    ellipsoid([12.1, -39.8, -0.6], [2.0, 2.4, 2.9]),
  );
  return roughen(0.05, 0.8, blend(1, upper, lower));
}

export const pelvis = (look: Look = {}): Part[] => [
  ...pair('hip bone', hipBone(), { material: 'bone', ...look }),
  part('pubic joint', 'cartilage', ellipsoid([0, -3.9, 5.6], [0.6, 1.75, 0.9]), look),
];

export const femora = (look: Look = {}): Part[] =>
  pair('thigh bone', upperFemur(), { material: 'bone', ...look });
