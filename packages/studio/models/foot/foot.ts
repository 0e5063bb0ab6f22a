// A left foot that stands on the floor (y = 0), toes towards +z, outer side towards +x.
import { part, type Part } from '#studio/models/part.ts';
import {
  blend,
  carve,
  ellipsoid,
  halfSpace,
  inflate,
  intersect,
  loft,
  ribbon,
  roundCone,
  tube,
  union,
  type LoftRow,
  type Solid,
} from '#studio/shapes/index.ts';
import { add, mix, type Vec } from '#studio/shapes/vectors.ts';
import { footBones, TOE_RAYS, talusDome } from './bones.ts';

/** A flat band from bone to bone, a little wider where it holds. */
function band(from: Vec, to: Vec, facing: Vec, width: number, bulge = 0.12): Part['solid'] {
  const middle = add(mix(from, to, 0.5), [facing[0] * bulge, facing[1] * bulge, facing[2] * bulge]);
  return ribbon(
    { facing, fibres: 6, relief: 0.1 },
    [from, width * 1.15, 0.06],
    [middle, width, 0.14],
    [to, width * 1.15, 0.06],
  );
}

const FRONT_OUTER: { from: Vec; to: Vec } = { from: [2.2, 5.9, -1.25], to: [1.15, 5.2, 0.55] };

/** The front outer ligament: whole, or strained until some of its fibres tear. */
function frontOuter(strained: boolean): Part[] {
  const { from, to } = FRONT_OUTER;
  if (!strained) return [part('front outer ligament', 'tendon', band(from, to, [0.8, 0.2, 0.5], 0.45))];
  const strand = (k: number, start: Vec, end: Vec, reach: number) => {
    const aside: Vec = [0.04 * k, 0.15 * k, 0.1 * k];
    const tip = add(mix(start, end, reach), [
      0.16 + 0.1 * Math.sin(k * 2.1),
      0.18 * k,
      0.1 * Math.cos(k * 3),
    ]);
    const middle = add(mix(start, end, reach * 0.55), [0.14, aside[1], aside[2]]);
    return tube([0.13, 0.14, 0.04], add(start, aside), middle, tip);
  };
  const fibres = [-2, -1, 0, 1, 2];
  return [
    part(
      'torn fibres, upper end',
      'tendon',
      blend(0.08, ...fibres.map((k) => strand(k, from, to, 0.44 + 0.07 * Math.sin(k * 5)))),
    ),
    part(
      'torn fibres, lower end',
      'tendon',
      blend(0.08, ...fibres.map((k) => strand(k, to, from, 0.36 + 0.07 * Math.cos(k * 4)))),
    ),
  ];
}

const ankleLigaments = (strained: boolean): Part[] => [
  ...frontOuter(strained),
  part('middle outer ligament', 'tendon', band([2.25, 4.95, -2.2], [1.85, 3, -3.3], [1, 0, -0.1], 0.4)),
  part('shin to calf ligament', 'tendon', band([0.7, 8.5, 0], [2.1, 7.2, -1], [0.4, 0.1, 1], 0.6)),
  part('inner ligament', 'tendon', band([-2.55, 6, -1.1], [-2, 4.1, -1.2], [-1, 0, 0], 0.9)),
  part('inner front ligament', 'tendon', band([-2.4, 6, -0.7], [-2.4, 4.3, 2.6], [-0.8, 0.4, 0.2], 0.45)),
];

const heelTendon = () =>
  ribbon(
    { facing: [0, 0, -1], fibres: 9, relief: 0.07 },
    [[0.1, 2, -7], 0.9, 0.08],
    [[0.1, 4, -7.15], 1, 0.3],
    [[0, 8, -6.4], 0.75, 0.34],
    [[-0.1, 14, -5.6], 0.9, 0.4],
    [[-0.1, 21, -5.6], 2, 0.9],
    [[-0.2, 30, -5.8], 3, 1.2],
  );

/** Five slips from the heel to the balls of the toes. */
const fascia = () =>
  union(
    ...TOE_RAYS.map(({ head: [x, , z] }) =>
      ribbon(
        { facing: [0, 1, 0], fibres: 5, relief: 0.08 },
        [[-0.1, 0.85, -5.2], 0.45, 0.14],
        [[-0.1 + x * 0.12, 0.72, -3.2], 0.42, 0.22],
        [[-0.1 + x * 0.4, 1.15, 1.5], 0.42, 0.18],
        [[x * 0.75, 1, 7], 0.5, 0.13],
        [[x, 0.42, z - 0.3], 0.35, 0.04],
      ),
    ),
  );

const ankleCartilage = () => intersect(0.2, inflate(0.08, talusDome()), halfSpace([0, -1, 0], -6.3));

export const foot = ({ strained = false } = {}): Part[] => [
  ...footBones(),
  part('ankle cartilage', 'cartilage', ankleCartilage()),
  part('heel tendon', 'tendon', heelTendon()),
  part('sole fascia', 'tendon', fascia()),
  ...ankleLigaments(strained),
];

const LEG: LoftRow[] = [
  [4, 0, -1.6, 3.2, 4.2],
  [8, 0, -1.8, 3.6, 4.5],
  [11, -0.1, -2.2, 3.6, 4.6],
  [16, -0.2, -2.6, 4, 5.2],
  [22, -0.3, -2.9, 5, 6.2],
  [33, -0.4, -2.6, 5.7, 6.8],
];
/** Each toe: where its tip lies, how thick and how long it is. */
const TOES = [
  { at: [-3.5, 1.3, 16.9], radius: 1.3, long: 2.6 },
  { at: [-1.8, 1.1, 17.6], radius: 0.92, long: 2.6 },
  { at: [0, 1.05, 17], radius: 0.88, long: 2.5 },
  { at: [1.9, 1, 15.8], radius: 0.86, long: 2.3 },
  { at: [3.7, 0.95, 14.2], radius: 0.86, long: 2.1 },
] as const;

export function footSkin(): Solid {
  const body = blend(
    1.6,
    ellipsoid([0.2, 3.1, -4.7], [2.8, 3.2, 3.4]),
    ellipsoid([-0.2, 5, -0.6], [3.4, 4.4, 4.4]),
    roundCone([-0.5, 4.3, 2.4], [-0.7, 2.5, 12], 3.1, 1.9),
    ellipsoid([0.2, 1.55, 12.2], [4.4, 1.6, 3.4]),
    ellipsoid([-1.4, 3.2, 6], [3, 2.6, 4.5]),
    ellipsoid([1.6, 2, 3.5], [2.4, 1.9, 6]),
  );
  const toes = TOES.map(({ at: [x, y, z], radius, long }) =>
    roundCone([x, y, z - long * 0.8], [x + 0.05, y - 0.1, z + long * 0.62], radius, radius * 0.84),
  );
  const arch = ellipsoid([-4.4, 0.2, 3.5], [2, 1.5, 5]);
  return blend(2, carve(2, blend(0.7, body, ...toes), arch), loft(LEG, { slack: 0.8 }));
}
