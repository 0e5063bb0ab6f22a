// The left hip joint, close up: the socket of the pelvis and the upper end of the thigh bone.
import { part, type Part } from '#studio/models/part.ts';
import {
  blend,
  carve,
  ellipsoid,
  halfSpace,
  inflate,
  intersect,
  loft,
  roughen,
  roundCone,
  sphere,
  type LoftRow,
  type Solid,
} from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { taperedShaft } from '#studio/models/long-bone.ts';
import { hipBone } from './pelvis.ts';

/** The middle of the femoral head. */
export const HIP_CENTRE: Vec = [9.7, -0.05, 0.6];
const HEAD_RADIUS = 2.35;

/** Bony spurs where the worn head meets the neck, and along the rim of the socket. */
const SPURS: [Vec, number][] = [
  [[10.9, 1.9, 1.6], 0.42],
  [[11.6, 1.2, 1.5], 0.4],
  [[10.3, -2.2, 1.7], 0.42],
  [[11.2, -2, 0.9], 0.36],
  [[11.9, 0.6, 1.5], 0.34],
];

/** Head, neck at 127 degrees to the shaft, the two trochanters and the start of the shaft. */
function thighBone(worn: boolean): Solid {
  const neck = [taperedShaft([1.5, 1.36, 1.85], [10.7, -0.8, 0.6], [12.4, -2.05, 0.5], [14.3, -3.5, 0.1])];
  const greaterTrochanter = [
    ellipsoid([15.6, -2.5, -0.6], [1.25, 2.1, 1.6]),
    ellipsoid([14.9, -1, -1.2], [0.85, 1.1, 1]),
    ellipsoid([15.7, -4.2, -0.2], [1.1, 1.6, 1.5]),
  ];
  const lesserTrochanter = ellipsoid([13.1, -7.4, -1.3], [0.85, 1.1, 0.8]);
  const ridgeBetween = roundCone([15.2, -2.7, 0.9], [13.4, -6.8, 0.9], 0.45, 0.35);
  const shaft = [taperedShaft([1.95, 1.5, 1.4], [14.5, -4.9, -0.1], [14, -10, 0.2], [13.1, -28, 0.7])];
  const upper = blend(0.9, blend(1, ...neck, ...shaft), ...greaterTrochanter, lesserTrochanter);
  const ridged = blend(0.6, upper, ridgeBetween);
  const whole = blend(0.45, sphere(HIP_CENTRE, HEAD_RADIUS), ridged);
  const spurs = SPURS.map(([at, radius]) => sphere(at, radius));
  return roughen(0.05, 1.4, worn ? blend(0.6, whole, ...spurs) : whole);
}

/** The cap of the head; when worn it is thin, and bare where the weight rests. */
function headCartilage(worn: boolean): Solid {
  const cap = intersect(
    0.3,
    sphere(HIP_CENTRE, HEAD_RADIUS + (worn ? 0.07 : 0.16)),
    halfSpace([0.78, -0.6, -0.12], 8.95),
  );
  if (!worn) return cap;
  return carve(
    0.35,
    cap,
    ellipsoid([10, 1.9, 1.7], [1.15, 0.95, 1]),
    ellipsoid([9.2, 1, 2.6], [0.7, 0.6, 0.6]),
    ellipsoid([10.7, 0.6, 2.3], [0.5, 0.75, 0.5]),
  );
}

export const hip = ({ worn = false } = {}): Part[] => [
  part('hip bone', 'bone', hipBone()),
  part('thigh bone', 'bone', thighBone(worn)),
  part('cartilage of the head', 'cartilage', headCartilage(worn)),
];

const HIP_ROWS: LoftRow[] = [
  [24, 0, 0.2, 12.9, 9.6],
  [17, 0, 0, 13.6, 9.6],
  [12, 0, -0.2, 15, 10],
  [6, 0, -0.7, 16.4, 10.7],
  [0, 1, -1, 16.4, 10.8],
  [-5, 4.2, -1, 13.6, 10.2],
  [-10, 8.4, -0.9, 9.4, 9.7],
  [-16, 9.4, -0.6, 8.4, 9.2],
  [-24, 9.8, -0.2, 7.6, 8.6],
  [-34, 9.8, 0.2, 6.6, 7.6],
];

export const hipSkin = (): Solid => inflate(0.2, loft(HIP_ROWS, { slack: 0.75, squareness: 2.2 }));
