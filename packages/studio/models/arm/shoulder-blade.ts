// The left shoulder blade, close up. The middle of the upper arm's ball is at the origin.
import {
  blend,
  carve,
  ellipsoid,
  bentSheet,
  roughen,
  roundCone,
  sphere,
  tube,
  turn,
  type Solid,
} from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

/** From the socket round the upper corner, down the inner border and up the outer one. */
const OUTLINE: [number, number][] = [
  [-2.3, 1.5],
  [-3.3, 2.3],
  [-4.4, 2.3],
  [-5.9, 3.4],
  [-7.6, 4.7],
  [-8.9, 5.3],
  [-9.7, 4.4],
  [-10.3, 2.4],
  [-10.6, 0],
  [-10.7, -3],
  [-10.4, -6],
  [-9.8, -9],
  [-9.1, -11.1],
  [-8.3, -11.8],
  [-7.5, -11],
  [-6.7, -8.9],
  [-5.5, -6],
  [-4.2, -3.6],
  [-3, -2.3],
  [-2.2, -1.2],
];

/** How far the blade is turned back round the chest. */
const TURNED = -28;

function blade(): Solid {
  const sheet = bentSheet(OUTLINE, {
    half: 0.19,
    rounding: 0.15,
    warp: { base: -1, x: [-6, 0.026], y: [-3, 0.009] },
  });
  const outerBorder = tube(
    [0.62, 0.5, 0.4, 0.42],
    [-2.9, -2.1, -0.5],
    [-4.4, -4.1, -0.75],
    [-6.3, -8, -0.75],
    [-8, -11.1, -0.4],
  );
  const innerBorder = tube(
    0.27,
    [-9.2, 4.9, -0.1],
    [-10.2, 2.4, -0.2],
    [-10.5, -1.5, -0.45],
    [-10.2, -6, -0.4],
    [-9.2, -10.6, -0.3],
  );
  const neck = roundCone([-2.6, -0.1, -0.1], [-4.8, -0.3, -0.7], 1.2, 0.6);
  const rim = ellipsoid([-2.35, -0.05, 0], [0.6, 1.95, 1.4]);
  const grown = blend(0.8, blend(0.5, sheet, outerBorder, innerBorder), neck, rim);
  return turn('y', TURNED, carve(0.25, grown, sphere([0.3, 0.1, 0.1], 2.62)));
}

/** The crest on the back of the blade, which ends as the roof of the shoulder. */
const CREST: Vec[] = [
  [-8.6, 1.8, -5.5],
  [-6.2, 2.3, -5.6],
  [-3.5, 2.9, -5.4],
  [-0.9, 3.5, -4.5],
  [0.9, 3.95, -3.2],
];
const CREST_ROOT: Vec[] = [
  [-8.4, 1.5, -5],
  [-6.2, 1.4, -4.3],
  [-4.2, 1.3, -3.2],
  [-2.9, 1.2, -2.4],
];

function crest(): Solid {
  const wall = CREST_ROOT.map((root, i) => roundCone(CREST[i]!, root, 0.34, 0.36));
  const roof = blend(
    0.7,
    roundCone([0.8, 3.95, -3.2], [2.1, 4, -1.6], 0.62, 0.6),
    ellipsoid([1.5, 4, -1.9], [1.45, 0.5, 1.5]),
    ellipsoid([1.75, 3.95, -0.5], [1.1, 0.46, 1.35]),
    ellipsoid([1.2, 3.85, 0.35], [0.85, 0.4, 0.8]),
  );
  return blend(0.6, blend(0.9, ...wall), tube([0.32, 0.42, 0.5, 0.58, 0.62], ...CREST), roof);
}

/** The beak in front of the joint. */
const coracoid = () =>
  tube(
    [1, 0.82, 0.64, 0.54, 0.44],
    [-3.4, 0.8, -0.2],
    [-3.5, 2.2, 0.6],
    [-3, 2.8, 1.7],
    [-2.1, 2.4, 2.8],
    [-1.5, 1.75, 3.3],
  );

export const shoulderBlade = (): Solid => roughen(0.04, 1.9, blend(0.6, blade(), crest(), coracoid()));
