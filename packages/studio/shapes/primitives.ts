// The simple shapes. Centimetres.
import { boxBounds, ballBounds, formula, number, numbers, joinedBounds, type Solid } from './solid.ts';
import { subtract, type Vec } from './vectors.ts';

const relative = (x: string, y: string, z: string, [a, b, c]: Vec) =>
  `${x}-${number(a)},${y}-${number(b)},${z}-${number(c)}`;

export const sphere = (centre: Vec, radius: number): Solid =>
  formula(
    ballBounds(centre, radius),
    1,
    (_, x, y, z) => `length3(${relative(x, y, z, centre)})-${number(radius)}`,
  );

export const ellipsoid = (centre: Vec, radii: Vec): Solid =>
  formula(
    boxBounds(centre, radii),
    2,
    (_, x, y, z) => `ellipsoid(${relative(x, y, z, centre)},${numbers(...radii)})`,
  );

/** Two balls and the cone that touches both. */
export const roundCone = (from: Vec, to: Vec, radiusFrom: number, radiusTo: number): Solid =>
  formula(
    joinedBounds(ballBounds(from, radiusFrom), ballBounds(to, radiusTo)),
    2,
    (_, x, y, z) =>
      `roundCone(${relative(x, y, z, from)},${numbers(...subtract(to, from), radiusFrom, radiusTo)})`,
  );

export const capsule = (from: Vec, to: Vec, radius: number): Solid =>
  roundCone(from, to, radius, radius * 0.9999);

export const box = (centre: Vec, half: Vec, rounding = 0): Solid =>
  formula(
    boxBounds(centre, half),
    2,
    (_, x, y, z) =>
      `box(${relative(x, y, z, centre)},${numbers(...(half.map((h) => h - rounding) as unknown as Vec))})-${number(rounding)}`,
  );

/** A ring that lies flat, like a plate on a table. */
export const torus = (centre: Vec, ring: number, tube: number): Solid =>
  formula(
    boxBounds(centre, [ring + tube, tube, ring + tube]),
    1,
    (_, x, y, z) => `torus(${relative(x, y, z, centre)},${numbers(ring, tube)})`,
  );

/** Upright. */
export const cylinder = (centre: Vec, radius: number, halfHeight: number, rounding = 0): Solid =>
  formula(
    boxBounds(centre, [radius, halfHeight, radius]),
    1,
    (_, x, y, z) =>
      `cylinder(${relative(x, y, z, centre)},${numbers(radius - rounding, halfHeight - rounding)})-${number(rounding)}`,
  );

/** An upright elliptical drum round the origin, with a waist or, below zero, a belly. */
export const drum = (rx: number, rz: number, halfHeight: number, waist: number, rounding = 0.16): Solid =>
  formula(
    boxBounds([0, 0, 0], [rx + 0.3, halfHeight + 0.1, rz + 0.3]),
    3,
    (_, x, y, z) => `drum(${x},${y},${z},${numbers(rx, rz, halfHeight, waist, rounding)})`,
  );

const FAR = 1000;

/** All space behind a plane; for cutting. */
export const halfSpace = (normal: Vec, offset: number): Solid =>
  formula(
    ballBounds([0, 0, 0], FAR),
    1,
    (_, x, y, z) =>
      `${x}*${number(normal[0])}+${y}*${number(normal[1])}+${z}*${number(normal[2])}-${number(offset)}`,
  );
