// The left shoulder, close up; the middle of the upper arm's ball is at the origin.
import { part, type Part } from '#studio/models/part.ts';
import {
  blend,
  carve,
  ellipsoid,
  halfSpace,
  intersect,
  loft,
  move,
  roughen,
  roundCone,
  sphere,
  tube,
  type Solid,
} from '#studio/shapes/index.ts';
import { times, type Vec } from '#studio/shapes/vectors.ts';
import { taperedShaft } from '#studio/models/long-bone.ts';
import { ribcage } from '#studio/models/trunk/ribs.ts';
import { shoulderBlade } from './shoulder-blade.ts';
import { standingSpine } from '#studio/models/spine/standing.ts';

export { rotatorCuff, upperTendon } from './rotator-cuff.ts';

/** Where the joint is in the standing figure. */
const IN_THE_FIGURE: Vec = [17.2, 52.2, -1.2];

function humerus(): Solid {
  const grown = blend(
    1.1,
    sphere([0.25, 0.1, 0.1], 2.38),
    ellipsoid([2, -0.1, 0.1], [1, 1.75, 1.55]), // greater tubercle
    taperedShaft([1.75, 1.22, 1.1], [1.3, -1.6, 0.3], [1.55, -7, 0.2], [1.9, -30, 0.3]),
  );
  const upper = blend(
    0.5,
    grown,
    ellipsoid([1.05, -0.5, 1.85], [0.62, 1, 0.6]), // lesser tubercle
  );
  const groove = tube(0.32, [1.85, 1.3, 2.1], [1.75, -1, 2.15], [1.5, -4.5, 1.6]);
  return roughen(0.05, 1.9, carve(0.35, upper, groove));
}

const clavicle = (): Solid =>
  roughen(
    0.04,
    1.9,
    blend(
      0.5,
      tube(
        { radii: [0.6, 0.6, 0.56, 0.58, 0.7, 0.95], perSegment: 8 },
        [0.4, 3.95, 0.5],
        [-1.6, 4.35, 1.3],
        [-4.6, 4.5, 2.6],
        [-8, 3.9, 4.2],
        [-11.5, 3.2, 4.9],
        [-14.6, 2.6, 4.6],
      ),
      ellipsoid([0.1, 3.98, 0.45], [0.7, 0.42, 0.65]),
    ),
  );

const ballCartilage = (): Solid =>
  intersect(0.6, sphere([0.25, 0.1, 0.1], 2.5), halfSpace([1, -0.15, -0.2], 0.2));

const bicepsTendon = () =>
  tube(
    { radii: [0.15, 0.2, 0.22, 0.24, 0.26, 0.5, 0.9], perSegment: 8 },
    [-1.6, 1.9, 0.8],
    [0.3, 2.5, 1.4],
    [1.6, 1.6, 2.2],
    [1.75, -0.8, 2.35],
    [1.6, -4.5, 2],
    [1.6, -9, 2.1],
    [1.6, -16, 2.3],
  );

export const shoulder = (): Part[] => [
  part('humerus', 'bone', humerus()),
  part('shoulder blade', 'bone', shoulderBlade()),
  part('collar bone', 'bone', clavicle()),
  part('cartilage', 'cartilage', ballCartilage()),
  part('biceps tendon', 'tendon', bicepsTendon()),
];

/** The chest beside the joint, faintly. */
export const chest = (opacity = 0.6): Part[] =>
  [...standingSpine('T1', 'T9'), ...ribcage({ opacity })].map((each) => ({
    ...each,
    material: 'ghost',
    opacity,
    solid: move(times(IN_THE_FIGURE, -1), each.solid),
  }));

export const shoulderSkin = (): Solid =>
  blend(
    4.2,
    blend(
      2.5,
      ellipsoid([1.6, -0.9, 0.2], [4.4, 5.6, 4.5]),
      loft(
        [
          [0, 1.7, 0.2, 4.4, 4.5],
          [-5, 1.9, 0.3, 4.5, 4.6],
          [-11, 2.1, 0.4, 4.2, 4.4],
          [-18, 2.2, 0.4, 4, 4.2],
          [-30, 2.4, 0.4, 3.6, 3.8],
        ],
        { slack: 0.8 },
      ),
    ),
    ellipsoid([-15, -12, 0], [14, 14.5, 9.6]),
    roundCone([-3, 3.2, -1], [-13, 6.6, -2.2], 2.4, 4.2),
    loft(
      [
        [20, -16, -1, 5.6, 5.8],
        [12, -16, -1.5, 5.7, 5.8],
        [6, -16, -1.8, 7, 6.2],
      ],
      { slack: 0.8 },
    ),
  );
