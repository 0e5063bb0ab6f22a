import {
  blend,
  carve,
  ellipsoid,
  move,
  bentSheet,
  ribbon,
  roughen,
  roundCone,
  sphere,
  tube,
  turn,
  type Solid,
} from '#studio/shapes/index.ts';

/** Outline of the left shoulder blade, seen from the front; the socket is at the origin. */
const OUTLINE: [number, number][] = [
  [0.0, 1.7],
  [-1.5, 2.3],
  [-2.6, 2.1],
  [-4.3, 3.5],
  [-6.2, 4.6],
  [-7.4, 4.5],
  [-8.1, 2.8],
  [-8.75, 0.2],
  [-8.95, -3],
  [-8.45, -6.6],
  [-7.5, -9.3],
  [-6.3, -10.5],
  [-5.3, -10.1],
  [-4.9, -7.9],
  [-3.5, -5.2],
  [-2.0, -2.9],
  [-0.5, -1.7],
];

export function simpleShoulderBlade(): Solid {
  const blade = bentSheet(OUTLINE, {
    half: 0.2,
    rounding: 0.15,
    warp: { base: -1.0, x: [-4, 0.022], y: [-3, 0.008] },
  });
  const outerBorder = tube(
    [0.7, 0.5, 0.42, 0.4],
    [-0.4, -1.4, -0.6],
    [-2.6, -4.3, -0.9],
    [-4.8, -8.2, -0.75],
    [-6.1, -10.0, -0.5],
  );
  const innerBorder = tube(
    0.26,
    [-7.3, 4.2, -0.35],
    [-8.6, 0.2, -0.4],
    [-8.75, -3.2, -0.45],
    [-8.1, -7.2, -0.5],
    [-6.6, -10.0, -0.5],
  );
  const ridge = blend(
    0.5,
    tube(
      [0.34, 0.42, 0.48, 0.55, 0.6],
      [-8.2, 0.4, -0.7],
      [-6.2, 0.8, -1.7],
      [-3.6, 1.5, -2.8],
      [-1.2, 2.5, -3.3],
      [0.2, 3.2, -3.2],
    ),
    ellipsoid([-4.0, 1.1, -1.7], [3.2, 0.32, 1.0]),
  );
  const socket = blend(
    0.8,
    ellipsoid([-0.15, 0, 0], [0.6, 1.9, 1.35]),
    roundCone([-0.6, 0, -0.1], [-2.6, 0, -0.7], 1.2, 0.6),
  );
  const inPlane = carve(
    0.3,
    blend(0.6, blend(0.45, blade, outerBorder, innerBorder), ridge, socket),
    sphere([2.3, 0.2, 0.9], 2.6),
  );
  const acromion = ribbon(
    { facing: [-0.2, 1, -0.15], fibres: 1, relief: 0.04 },
    [[14.2, 54.9, -5.2], 0.75, 0.5],
    [[16.4, 55.8, -4.5], 1.1, 0.48],
    [[18.0, 56.1, -2.9], 1.35, 0.46],
    [[18.2, 55.9, -1.2], 1.3, 0.44],
    [[17.4, 55.7, -0.2], 0.8, 0.36],
  );
  const coracoid = tube(
    [0.9, 0.75, 0.6, 0.5],
    [14.0, 53.2, -2.0],
    [13.9, 54.5, -0.7],
    [14.3, 54.6, 0.7],
    [15.2, 53.8, 1.9],
  );
  return roughen(0.03, 1.2, blend(0.55, move([14.8, 52, -2.2], turn('y', -32, inPlane)), acromion, coracoid));
}
