// The bones of a left foot that stands on the floor (y = 0), toes towards +z, outer side towards +x.
import { part, type Part } from '#studio/models/part.ts';
import {
  blend,
  box,
  carve,
  cylinder,
  ellipsoid,
  move,
  roughen,
  roundCone,
  sphere,
  turn,
  type Solid,
} from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { longBone, taperedShaft } from '#studio/models/long-bone.ts';

const bone = (solid: Solid) => roughen(0.03, 2.6, solid);

const acrossTheAnkle = (centre: Vec, radius: number, half: number, rounding: number) =>
  move(centre, turn('z', 90, cylinder([0, 0, 0], radius, half, rounding)));

const ANKLE: Vec = [-0.25, 5.6, -1.5];

const heelBone = () =>
  blend(
    0.9,
    ellipsoid([0.2, 2.9, -4.6], [1.65, 1.9, 2.3]),
    ellipsoid([0.3, 3.3, -2.2], [1.4, 1.45, 2.5]),
    ellipsoid([0.2, 2.1, -5.9], [1.45, 1.65, 1.1]),
    ellipsoid([-0.3, 1.1, -5.1], [0.8, 0.45, 0.8]), // inner tubercle: where the fascia starts
    roundCone([0.6, 3, -0.6], [1.1, 2.9, 0.8], 1.2, 1.05),
    ellipsoid([-1.1, 4.1, -1.4], [0.95, 0.5, 1.1]), // shelf under the talus
  );

export const talusDome = () => acrossTheAnkle(ANKLE, 1.78, 1.5, 0.35);

const talus = () =>
  blend(
    0.7,
    talusDome(),
    ellipsoid([-0.1, 5, -1.4], [1.6, 0.9, 2]),
    roundCone([-0.5, 5.3, 0], [-1, 4.9, 1.7], 1.1, 1.2),
    ellipsoid([0, 5, -3.2], [0.9, 0.65, 0.7]),
    ellipsoid([1.2, 5, -1.5], [0.6, 0.6, 0.8]),
  );

const shinBone = () => {
  const grown = blend(
    1,
    ellipsoid([-0.4, 8.5, -1.5], [2.05, 1.4, 1.95]),
    taperedShaft([1.8, 1.25, 1.2], [-0.5, 9.4, -1.5], [-0.6, 14, -1.4], [-0.7, 32, -1.2]),
    ellipsoid([-2.1, 6.9, -1.2], [0.62, 1.5, 1.1]), // inner ankle bump
  );
  return carve(0.25, grown, acrossTheAnkle(ANKLE, 1.98, 1.62, 0.35));
};

const calfBone = () =>
  blend(
    0.7,
    ellipsoid([1.98, 6.3, -1.95], [0.6, 1.65, 0.95]), // outer ankle bump
    taperedShaft([0.8, 0.54, 0.52], [1.9, 7.6, -1.9], [1.75, 13, -1.9], [1.6, 32, -1.7]),
  );

const cuboid = () =>
  blend(0.35, box([1.55, 2.65, 2.7], [1.12, 1.08, 1.52], 0.92), ellipsoid([1.6, 1.7, 2.4], [0.9, 0.5, 1]));

const navicular = () =>
  carve(
    0.3,
    blend(0.4, ellipsoid([-1.15, 4.6, 3.15], [1.7, 1.4, 0.8]), ellipsoid([-2.5, 4, 2.9], [0.6, 0.7, 0.6])),
    sphere([-1, 4.9, 1.5], 1.3),
  );

type ToeRay = { base: Vec; head: Vec; radius: number; toes: number[] };

export const TOE_RAYS: ToeRay[] = [
  { base: [-2.4, 3.5, 6.3], head: [-3.2, 1.4, 12], radius: 0.85, toes: [2.9, 2.2] },
  { base: [-1, 4.2, 5.9], head: [-1.6, 1.3, 13], radius: 0.58, toes: [2.5, 1.4, 1.1] },
  { base: [0.35, 3.8, 6.2], head: [0, 1.25, 12.6], radius: 0.55, toes: [2.3, 1.3, 1.05] },
  { base: [1.5, 3, 4.9], head: [1.6, 1.2, 11.8], radius: 0.54, toes: [2.1, 1.15, 1] },
  { base: [2.6, 2.3, 4.3], head: [3.2, 1.1, 10.8], radius: 0.56, toes: [1.9, 1, 0.95] },
];

function toe({ base, head, radius, toes }: ToeRay, ray: number): Part[] {
  const aside = (head[0] - base[0]) * 0.04;
  const last = toes.length - 1;
  let joint = head;
  let thick = radius;
  return toes.map((long, i) => {
    const gap = i === 0 ? thick * 1.2 : thick * 0.95;
    const from: Vec = [joint[0] + aside, joint[1] - 0.06, joint[2] + gap];
    const to: Vec = [from[0] + aside * long, from[1] - 0.06 - 0.1 * i, from[2] + long * (i === 0 ? 1 : 0.9)];
    const [base_, waist, tip] =
      i === 0 ? [0.86, 0.56, 0.7] : i === last ? [0.62, 0.4, 0.46] : [0.66, 0.5, 0.58];
    const wide = ray === 0 && i > 0 ? 1.18 : 1;
    joint = to;
    thick = radius * tip * wide;
    return part(
      `toe ${ray + 1}.${i + 1}`,
      'bone',
      bone(longBone(from, to, [radius * base_ * wide, radius * waist * wide, radius * tip * wide])),
    );
  });
}

function ray(of: ToeRay, index: number): Part[] {
  const { base, head, radius } = of;
  const shaft = longBone(base, head, [radius * 1.2, radius * 0.68, radius * 1.18]);
  const withHeel = index === 4 ? blend(0.4, shaft, ellipsoid([3.05, 2.1, 3.3], [0.5, 0.5, 0.8])) : shaft;
  return [part(`metatarsal ${index + 1}`, 'bone', bone(withHeel)), ...toe(of, index)];
}

/** The two small bones under the ball of the big toe. */
const sesamoids = () => [
  ellipsoid([-3.65, 0.55, 11.9], [0.36, 0.3, 0.5]),
  ellipsoid([-2.75, 0.55, 11.9], [0.36, 0.3, 0.5]),
];

export const footBones = (): Part[] => [
  part('heel bone', 'bone', bone(heelBone())),
  part('talus', 'bone', bone(talus())),
  part('shin bone', 'bone', bone(shinBone())),
  part('calf bone', 'softBone', bone(calfBone())),
  part('navicular', 'bone', bone(navicular())),
  part('cuboid', 'bone', bone(cuboid())),
  part('inner cuneiform', 'bone', bone(box([-2.35, 3.8, 4.85], [0.76, 1.22, 1.1], 0.66))),
  part('middle cuneiform', 'bone', bone(box([-0.92, 4.5, 4.6], [0.64, 0.94, 0.86], 0.55))),
  part('outer cuneiform', 'bone', bone(box([0.35, 4.05, 4.75], [0.66, 1.02, 1.12], 0.56))),
  ...TOE_RAYS.flatMap(ray),
  ...sesamoids().map((solid, i) => part(`sesamoid ${i + 1}`, 'bone', solid)),
];
