// The right hand: palm towards the viewer, fingers up, thumb towards +x. The wrist is at the origin.
import { part, type Part } from '#studio/models/part.ts';
import { blend, ellipsoid, inflate, loft, roughen, tube, type Solid } from '#studio/shapes/index.ts';
import { mix } from '#studio/shapes/vectors.ts';
import { carpals } from './carpals.ts';
import { phalanges, FINGER_RAYS, type Pose, type FingerRay } from './finger-rays.ts';
import { longBone, taperedShaft } from '#studio/models/long-bone.ts';

export { flexorTendon, pulleyAt } from './flexor-tendon.ts';

const bone = (solid: Solid) => roughen(0.025, 2.8, solid);

const finger = (ray: FingerRay, index: number, angles?: number[]): Part[] => [
  part(
    `metacarpal ${index + 1}`,
    'bone',
    bone(longBone(ray.base, ray.head, [ray.radius * 1.12, ray.radius * 0.66, ray.radius * 1.18])),
  ),
  ...phalanges(ray, angles).map(({ from, to, radius }, i) => {
    const last = i === ray.lengths.length - 1;
    return part(
      `finger ${index + 1}.${i + 1}`,
      'bone',
      bone(longBone(from, to, [radius * 0.96, radius * 0.64, radius * (last ? 0.58 : 0.8)])),
    );
  }),
];

const radiusBone = () =>
  blend(
    0.7,
    ellipsoid([1, -0.85, 0], [1.75, 0.9, 1]),
    taperedShaft([1.2, 0.8, 0.85], [1.1, -1.6, 0], [0.9, -6, 0], [0.6, -24, 0.2]),
    ellipsoid([2.35, -0.15, 0.05], [0.5, 0.85, 0.6]), // the point beside the thumb
  );

const ulnaBone = () =>
  blend(
    0.5,
    ellipsoid([-1.6, -1.1, -0.2], [0.8, 0.7, 0.75]),
    taperedShaft([0.62, 0.6, 0.8], [-1.6, -1.5, -0.2], [-1.4, -8, -0.2], [-1.4, -24, -0.1]),
    ellipsoid([-2.15, -0.65, -0.3], [0.3, 0.5, 0.3]),
  );

export const hand = ({ bent = {} }: Pose = {}): Part[] => [
  part('radius', 'bone', bone(radiusBone())),
  part('ulna', 'softBone', bone(ulnaBone())),
  ...Object.entries(carpals()).map(([name, solid]) => part(name, 'bone', bone(inflate(0.06, solid)))),
  ...FINGER_RAYS.flatMap((ray, i) => finger(ray, i, bent[i])),
];

/** How thick each finger is under the skin, thumb first: from the palm to the tip. */
const FINGER_SKIN = [
  [1.5, 1.25, 1.15, 0.85],
  [1.1, 1.06, 0.96, 0.86, 0.74],
  [1.1, 1.06, 0.96, 0.86, 0.74],
  [1.06, 1.02, 0.92, 0.83, 0.72],
  [0.98, 0.92, 0.84, 0.76, 0.66],
];

export function handSkin({ bent = {} }: Pose = {}): Solid {
  const palm = blend(
    1.2,
    ellipsoid([-0.3, 5, 0.2], [4, 5, 1.6]),
    ellipsoid([2.4, 3.6, 0.8], [1.9, 2.6, 1.5]),
    ellipsoid([-0.3, 1.2, 0.1], [3, 2, 1.7]),
  );
  const arm = loft(
    [
      [1, -0.2, 0.1, 3, 1.9],
      [-2, -0.2, 0.1, 2.9, 1.9],
      [-6, -0.3, 0.1, 3.2, 2.3],
      [-12, -0.4, 0.1, 4, 3.1],
      [-25, -0.5, 0.1, 4.6, 4],
    ],
    { slack: 0.8 },
  );
  const fingers = FINGER_RAYS.map((ray, i) => {
    const bones = phalanges(ray, bent[i]);
    const points = [mix(ray.base, ray.head, 0.6), ray.head, ...bones.map(({ to }) => to)];
    return tube({ radii: FINGER_SKIN[i]!, perSegment: 5 }, ...points);
  });
  return blend(0.75, blend(1.6, palm, arm), ...fingers);
}
