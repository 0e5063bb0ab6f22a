// The left elbow: its axis is at the origin, the upper arm stands upright, the outer side is x above zero. The
// forearm is modelled hanging straight down and then bent forwards.
import { part, type Part } from '#studio/models/part.ts';
import {
  blend,
  carve,
  cylinder,
  ellipsoid,
  loft,
  move,
  ribbon,
  roughen,
  roundCone,
  sphere,
  torus,
  turn,
  type RibbonRow,
  type Solid,
} from '#studio/shapes/index.ts';
import { rotate, rotation, type Vec } from '#studio/shapes/vectors.ts';
import { taperedShaft } from '#studio/models/long-bone.ts';

const bone = (solid: Solid) => roughen(0.04, 1.8, solid);

export const OUTER_EPICONDYLE: Vec = [2.75, 0.95, -0.1];
const CAPITULUM: Vec = [1.6, 0, 0.45];

function humerus(): Solid {
  const shaft = blend(
    0.9,
    taperedShaft([1.12, 1.05, 0.8], [0, 28, -0.2], [0, 9, -0.1], [-0.1, 4, 0]),
    roundCone([0.3, 7, 0], [2.1, 1.3, 0], 0.72, 0.66),
    roundCone([-0.3, 7, 0], [-2.4, 1.3, -0.1], 0.7, 0.66),
    ellipsoid([-0.2, 2, 0], [2, 1.6, 0.6]),
  );
  const epicondyles = [
    ellipsoid([2.35, 0.95, -0.1], [0.62, 0.85, 0.7]),
    ellipsoid([-3, 1, -0.35], [0.8, 0.72, 0.62]),
  ];
  const trochlea = [
    ellipsoid([-1.95, -0.1, 0.2], [0.55, 1.3, 1.3]),
    ellipsoid([-0.9, 0, 0.2], [0.9, 0.95, 0.95]),
    ellipsoid([0.25, 0, 0.25], [0.5, 1.08, 1.08]),
  ];
  const grown = blend(0.55, shaft, ...epicondyles, ...trochlea, sphere(CAPITULUM, 1.05));
  return bone(
    carve(
      0.5,
      grown,
      ellipsoid([-0.6, 1.7, -1.15], [1.05, 1, 0.8]),
      ellipsoid([-0.6, 1.6, 1.15], [0.9, 0.7, 0.6]),
    ),
  );
}

const aboutTheAxis = (x: number, radius: number, half: number) =>
  move([x, 0, 0.2], turn('z', 90, cylinder([0, 0, 0], radius, half)));

const ulna = (): Solid =>
  bone(
    carve(
      0.3,
      blend(
        0.8,
        ellipsoid([-0.65, 0.7, -1.65], [1.2, 1.75, 0.95]), // olecranon
        ellipsoid([-0.75, -1.5, 0.8], [0.95, 0.7, 0.7]), // coronoid
        taperedShaft([1.3, 0.88, 0.5], [-0.75, -1.6, -0.9], [-0.8, -5, -0.8], [-1, -26, -0.3]),
      ),
      aboutTheAxis(-0.8, 1.22, 2.2),
    ),
  );

const radius = (): Solid =>
  bone(
    blend(
      0.35,
      carve(0.15, cylinder([1.6, -1.62, 0.4], 1.12, 0.5, 0.22), sphere(CAPITULUM, 1.16)),
      blend(
        0.6,
        roundCone([1.6, -1.9, 0.4], [1.45, -3.3, 0.3], 0.78, 0.7),
        ellipsoid([0.95, -3.9, 0.4], [0.5, 0.9, 0.5]), // where the biceps pulls
        taperedShaft([0.72, 0.78, 1.05], [1.45, -3.4, 0.3], [1.9, -12, 0.3], [1.5, -26, 0.3]),
      ),
    ),
  );

/** The muscle that lifts the wrist, from the head of the radius on. */
const EXTENSOR: [point: Vec, width: number, thickness: number][] = [
  [[3, -3.4, 0], 0.7, 0.12],
  [[3, -6, -0.2], 1.05, 0.42],
  [[2.9, -10, -0.2], 1.25, 0.62],
  [[2.6, -15, -0.1], 1.05, 0.5],
  [[2.2, -21, 0.1], 0.7, 0.3],
];

/** Its tendon runs from the outer epicondyle over the head of the radius. */
function extensor(bent: (point: Vec) => Vec): Part[] {
  const tendon = ribbon(
    { facing: [1, 0, 0], fibres: 8, relief: 0.1 },
    [[2.7, 1, -0.05], 0.55, 0.1],
    [bent([2.95, -1.3, 0.2]), 0.68, 0.26],
    [bent([3, -3.4, 0]), 0.72, 0.34],
    [bent([3, -6, -0.2]), 0.5, 0.46],
  );
  const outwards = bent([1, 0, 0]);
  const belly = ribbon(
    { fibres: 9, relief: 0.09 },
    ...EXTENSOR.map(([point, width, thickness]): RibbonRow => [bent(point), width, thickness, outwards]),
  );
  return [part('extensor tendon', 'tendon', tendon), part('extensor muscle', 'muscle', belly)];
}

const UPPER_ARM = [
  [28, 0, 0, 4.3, 4.7],
  [18, 0, 0, 4.1, 4.5],
  [10, 0, 0, 3.8, 3.9],
  [4, 0, 0.1, 3.9, 3.1],
  [0, 0, 0.1, 3.9, 2.7],
  [-2.5, 0, 0.1, 3.7, 2.5],
] as const;
const FOREARM = [
  [2.2, 0, -0.3, 3.5, 2.4],
  [0, 0.1, -0.1, 4, 2.8],
  [-4, 0.5, 0, 4.4, 3.4],
  [-9, 0.5, 0, 4.2, 3.6],
  [-16, 0.3, 0, 3.5, 3],
  [-26, 0.2, 0, 2.7, 2.2],
] as const;

/** How the forearm hangs: points and solids of the straight arm, bent forwards. */
function forearm(bend: number) {
  const matrix = rotation('x', -bend);
  return { solid: (solid: Solid) => turn('x', -bend, solid), point: (point: Vec) => rotate(matrix, point) };
}

export function elbow({ bend = 80 } = {}): Part[] {
  const { solid, point } = forearm(bend);
  const ringLigament = turn('x', 4, torus([1.6, -2.05, 0.4], 0.98, 0.2));
  const outerLigament = ribbon(
    { facing: [1, 0, 0], fibres: 5 },
    [[2.4, 0.6, 0], 0.4, 0.06],
    [point([2.85, -0.9, 0.3]), 0.42, 0.13],
    [point([2.75, -2.1, 0.4]), 0.55, 0.06],
  );
  return [
    part('humerus', 'bone', humerus()),
    part('ulna', 'bone', solid(ulna())),
    part('radius', 'bone', solid(radius())),
    part('cartilage', 'cartilage', sphere(CAPITULUM, 1.1)),
    part('ring ligament', 'tendon', solid(ringLigament)),
    part('outer ligament', 'tendon', outerLigament),
    ...extensor(point),
  ];
}

export function elbowSkin({ bend = 80 } = {}): Solid {
  const { solid } = forearm(bend);
  return blend(
    2.2,
    loft(UPPER_ARM, { slack: 0.8 }),
    solid(loft(FOREARM, { slack: 0.8 })),
    ellipsoid([-0.1, -0.3, -0.4], [3.8, 2.6, 2.6]),
  );
}
