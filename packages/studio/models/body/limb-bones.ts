import { type Look, type Part } from '#studio/models/part.ts';
import {
  blend,
  ellipsoid,
  roughen,
  roundCone,
  sphere,
  tube,
  union,
  type Solid,
} from '#studio/shapes/index.ts';
import { mix, type Vec } from '#studio/shapes/vectors.ts';
import { FINGERS, footOnFigure } from './figure.ts';
import { footBones } from '#studio/models/foot/bones.ts';
import { pair } from '#studio/models/sides.ts';
import { simpleShoulderBlade } from './simple-shoulder-blade.ts';

// The long bones of the standing figure, simplified; the close-ups of joints have models of their own.
const humerus = (): Solid =>
  blend(
    0.9,
    sphere([17.2, 52.2, -1.2], 2.3),
    ellipsoid([19.0, 52, -1.0], [1.1, 1.7, 1.5]),
    roundCone([18.5, 50, -1.2], [20.0, 43, -1.4], 1.55, 1.15),
    roundCone([20, 43, -1.4], [22.0, 27.5, -1.6], 1.15, 1.1),
    roundCone([22.0, 27.5, -1.6], [21.0, 23.4, -1.6], 1.0, 0.7), // flare to the inner elbow
    roundCone([22.1, 27.5, -1.6], [24.1, 23.6, -1.5], 1.0, 0.7),
    roundCone([21.4, 22.6, -1.2], [23.9, 22.5, -1.1], 0.95, 1.0), // trochlea and capitulum
  );

const radius = (): Solid =>
  blend(
    0.6,
    roundCone([23.9, 20.9, -1.0], [24.0, 20.2, -0.9], 0.95, 0.8),
    roundCone([24.0, 19.5, -0.8], [24.6, 12, 0.2], 0.6, 0.75),
    roundCone([24.6, 12, 0.2], [25.6, -0.6, 2.6], 0.72, 1.15),
  );

const ulna = (): Solid =>
  blend(
    0.6,
    roundCone([22.0, 23.2, -2.6], [22.0, 20.5, -2.0], 0.85, 0.95), // olecranon
    roundCone([22.0, 20, -1.8], [23.6, 8, 0.0], 0.85, 0.6),
    roundCone([23.6, 8, 0.0], [24.5, -0.2, 0.9], 0.6, 0.62),
  );

const clavicle = (): Solid =>
  tube(
    [1.0, 0.72, 0.6, 0.62, 0.68, 0.55],
    [1.9, 53.4, 5.6],
    [5.2, 54.3, 5.6],
    [9.4, 55.3, 3.8],
    [13.2, 56.0, 1.0],
    [15.6, 56.1, -0.6],
    [17.4, 55.7, -1.0],
  );

export const shoulderBlades = (look: Look = {}): Part[] =>
  pair('shoulder blade', simpleShoulderBlade(), look);

export const armBones = (look: Look = {}): Part[] => [
  ...pair('humerus', humerus(), look),
  ...pair('clavicle', clavicle(), look),
  ...shoulderBlades(look),
  ...pair('radius', radius(), look),
  ...pair('ulna', ulna(), look),
];

/** Tibia and fibula of the left leg. */
const shankBones = (): Solid[] => [
  roughen(
    0.04,
    0.9,
    blend(
      1.1,
      ellipsoid([10.3, -44, -0.4], [4.0, 1.6, 2.7]),
      roundCone([10.2, -46, -0.2], [10.1, -52, -0.2], 2.4, 1.6),
      roundCone([10.1, -52, -0.2], [9.8, -76, -0.9], 1.55, 1.2),
      ellipsoid([9.8, -79, -1], [1.9, 1.9, 1.8]),
      ellipsoid([8.1, -80.6, -0.8], [0.65, 1.2, 1.0]), // inner ankle
    ),
  ),
  blend(
    0.6,
    ellipsoid([13.6, -46.2, -1.6], [1.05, 1.3, 1.05]),
    roundCone([13.5, -47.5, -1.6], [12.4, -77, -1.8], 0.68, 0.7),
    ellipsoid([12.2, -80.8, -1.8], [0.75, 1.9, 0.95]), // outer ankle
  ),
];

const kneecap = (): Solid => ellipsoid([10.2, -39.5, 4.2], [2, 2.2, 0.9]);

export const legBones = (look: Look = {}): Part[] => [
  ...shankBones().flatMap((bone, i) => pair(`shank ${i}`, bone, look)),
  ...pair('kneecap', kneecap(), look),
];

const WRIST: Vec = [25.5, -2.2, 2.6];

/** Bones of the left hand as a hint: wrist, palm and fingers. */
function handBones(): Solid {
  const wrist = ellipsoid(WRIST, [0.8, 1.1, 1.5]);
  const rays = FINGERS.map(({ points: [knuckle, middle, tip] }, i) => {
    const root: Vec = [WRIST[0], WRIST[1] - 0.8, WRIST[2] + (i - 1.6) * 0.5];
    const joints = [root, knuckle, mix(knuckle, middle, 0.55), mix(middle, tip, 0.2), mix(middle, tip, 0.85)];
    const bones = joints.slice(1).map((to, k) => {
      const from = joints[k]!;
      return roundCone(mix(from, to, 0.08), mix(from, to, 0.9), 0.46 - k * 0.05, 0.4 - k * 0.05);
    });
    return union(...bones);
  });
  return union(wrist, ...rays);
}

export const handsAndFeet = (look: Look = {}): Part[] => [
  ...pair('hand', handBones(), look),
  ...footBones().flatMap((of, i) => pair(`foot ${i}`, footOnFigure(of.solid), look)),
];
