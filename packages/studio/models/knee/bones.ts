// The bones of a left knee, joint line at the origin; the outer side is x above zero.
import {
  blend,
  carve,
  ellipsoid,
  halfSpace,
  inflate,
  intersect,
  roughen,
  roundCone,
  sphere,
  type Solid,
} from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { taperedShaft } from '#studio/models/long-bone.ts';

type Spur = readonly [x: number, y: number, z: number, radius: number];

/** Bony spurs along the worn inner edge. */
const FEMUR_SPURS: Spur[] = [
  [-3.72, 1.3, 0.75, 0.34],
  [-3.9, 1.5, -0.4, 0.4],
  [-3.45, 1.05, 1.45, 0.28],
  [-3.1, 0.95, 1.95, 0.24],
  [3.85, 1.5, 0.7, 0.28],
  [-3.85, 1.9, -1.5, 0.4],
  [-2.5, 1.05, 2.2, 0.22],
];
const TIBIA_SPURS: Spur[] = [
  [-4.0, -0.58, 0.2, 0.34],
  [-3.85, -0.53, 1.0, 0.34],
  [-3.45, -0.53, 1.6, 0.26],
  [-4.0, -0.63, -0.8, 0.4],
  [3.95, -0.68, 0.2, 0.28],
  [-2.8, -0.58, 2.0, 0.22],
];

const spurs = (all: Spur[]) => all.map(([x, y, z, radius]) => sphere([x, y, z], radius));

const notch = (wide: number): Solid => {
  const arch = roundCone([0, -0.6, -4.2], [0, 0.75, 0.7], 1.25, 0.72);
  return wide === 0 ? arch : blend(0.4, arch, ellipsoid([0, 0.5, -0.9], [wide, 1.9, 2.3]));
};

export const innerCondyle = ellipsoid([-2.25, 2.15, -0.75], [1.78, 2.1, 3]);
export const outerCondyle = ellipsoid([2.2, 2.3, -0.7], [1.85, 2.05, 2.95]);
interface Femur {
  worn?: boolean;
  /** Half the width of the notch between the condyles, to open it wider than in life for what lies in it. */
  openNotch?: number;
}

/** Smooth, as the cartilage that coats it needs it. */
export function femurForm({ openNotch = 0 }: Femur = {}): Solid {
  const shaft = [taperedShaft([1.32, 1.5, 2.1], [0.35, 26, -0.6], [0.1, 10, -0.1], [0, 6.2, 0.1])];
  const flare = [
    roundCone([-0.2, 8, 0], [-2.35, 4, -0.45], 1.35, 1.75),
    roundCone([0.3, 8, 0], [2.3, 4.1, -0.4], 1.35, 1.75),
  ];
  const trochlea = ellipsoid([0, 4.6, 0.75], [2.6, 1.9, 1.75]);
  const epicondyles = [
    ellipsoid([-3.55, 3.7, -0.7], [0.75, 1, 1]),
    ellipsoid([3.5, 3.8, -0.6], [0.7, 1, 0.95]),
  ];
  const trochlearRidges = [
    ellipsoid([1.75, 4.4, 1.55], [1.05, 1.5, 1]),
    ellipsoid([-1.6, 4.2, 1.35], [1.05, 1.4, 1]),
  ];
  const groove = roundCone([0.1, 6.4, 3.55], [0, 1.4, 3.1], 0.95, 1.05);
  const grown = blend(0.9, blend(1.3, ...shaft, ...flare), innerCondyle, outerCondyle, trochlea);
  const whole = carve(0.9, blend(0.7, grown, ...epicondyles, ...trochlearRidges), groove);
  return carve(0.7, whole, notch(openNotch));
}

export function femur({ worn = false, openNotch = 0 }: Femur = {}): Solid {
  const form = femurForm({ openNotch });
  return roughen(0.05, 2, worn ? blend(0.75, form, ...spurs(FEMUR_SPURS)) : form);
}

/** Cuts the cartilage back from the mouth of the notch. */
export const notchMouth = (openNotch = 0) => inflate(0.14, notch(openNotch));

export function tibia({ worn = false } = {}): Solid {
  const plateau = blend(
    1.4,
    ellipsoid([-2, -1.18, -0.35], [2.1, 1.25, 2.55]),
    ellipsoid([2, -1.18, -0.45], [2, 1.25, 2.4]),
    ellipsoid([0, -1.58, -0.2], [2.6, 1.5, 2.3]),
  );
  const shaft = [taperedShaft([2.35, 1.55, 1.18], [0, -3.18, -0.25], [0.1, -8.08, -0.3], [0.1, -26, -0.7])];
  const tuberosity = ellipsoid([0.15, -4.08, 1.75], [0.85, 1.5, 0.8]);
  const crest = roundCone([0.15, -4.28, 1.55], [-0.1, -16, 0.35], 0.7, 0.7);
  const grown = blend(0.8, blend(1.5, plateau, ...shaft), tuberosity, crest);
  const levelled = intersect(0.55, grown, halfSpace([0, 1, 0], -0.3));
  const hollows = carve(
    0.5,
    levelled,
    ellipsoid([-2.1, 0.72, -0.3], [1.7, 1.12, 2.3]),
    ellipsoid([2.1, 0.67, -0.35], [1.65, 1.1, 2.1]),
  );
  const eminences = [
    roundCone([-0.42, -0.68, -0.25], [-0.36, 0.2, -0.35], 0.5, 0.17),
    roundCone([0.45, -0.68, -0.1], [0.4, 0.12, -0.2], 0.5, 0.17),
  ];
  const whole = blend(0.45, hollows, ...eminences);
  return roughen(0.05, 2, worn ? blend(0.7, whole, ...spurs(TIBIA_SPURS)) : whole);
}

export const fibula = (): Solid =>
  blend(
    0.9,
    ellipsoid([3.55, -2.83, -1.6], [0.95, 1.25, 1]),
    taperedShaft([0.72, 0.52, 0.55], [3.45, -3.28, -1.6], [3.3, -7.08, -1.7], [3.1, -26, -1.7]),
  );

export const patella = (): Solid =>
  roughen(
    0.05,
    2,
    blend(
      0.8,
      ellipsoid([0.05, 4.35, 3.55], [1.95, 1.65, 0.82]),
      ellipsoid([0.05, 3.2, 3.6], [1.25, 1.35, 0.72]),
      ellipsoid([0, 2.35, 3.55], [0.55, 0.7, 0.5]),
    ),
  );

/** The axis on which the joint bends. */
export const HINGE: Vec = [0, 2.1, -0.8];
