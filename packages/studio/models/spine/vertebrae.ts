import {
  blend,
  capsule,
  carve,
  drum,
  ellipsoid,
  halfSpace,
  intersect,
  mirrored,
  bentSheet,
  roughen,
  roundCone,
  turn,
  type Solid,
} from '#studio/shapes/index.ts';
import { unit, type Vec } from '#studio/shapes/vectors.ts';

// Every vertebra: centre of the body at the origin, y up, +z forwards. Shapes on the left (x > 0) are mirrored.

export const canalGroove = (depth: number, radius: number) => capsule([0, -3, depth], [0, 3, depth], radius);

/** A spinous process drawn from the side; x of the outline runs backwards. */
const spinous = (outline: [number, number][], half: number) =>
  turn('y', 90, bentSheet(outline, { half, rounding: half * 0.8 }));

export function lumbarBody({ wedge = 0 }: { wedge?: number } = {}): Solid {
  const drumShape = drum(2.4, 1.75, 1.36, 0.3, 0.2);
  const body = carve(0.5, drumShape, canalGroove(-2.45, 0.98));
  if (!wedge) return body;
  const collapsed: Vec = unit([0, 1, wedge]);
  return intersect(0.35, body, halfSpace(collapsed, 0.86));
}

export function lumbarArch({ transverse = 1 }: { transverse?: number } = {}): Solid {
  const tip = 1.6 + 2.75 * transverse;
  const side = blend(
    0.4,
    roundCone([1.2, 0.55, -1.25], [1.42, 0.5, -2.55], 0.56, 0.5), // pedicle
    roundCone([1.4, 0.45, -2.6], [1.28, -0.2, -3.3], 0.48, 0.44), // pars
    roundCone([1.28, -0.1, -3.3], [0.3, -0.3, -3.95], 0.46, 0.42), // lamina, upper
    roundCone([1.25, -0.2, -3.1], [0.95, -1.0, -3.55], 0.44, 0.42), // lamina, lower
    roundCone([1.55, 0.42, -2.65], [tip * 0.66, 0.5, -2.95], 0.42, 0.29), // transverse process
    roundCone([tip * 0.66, 0.5, -2.95], [tip, 0.72, -3.1], 0.29, 0.25),
    ellipsoid([1.76, 1.22, -2.9], [0.46, 0.95, 0.54]), // superior articular process
    ellipsoid([2.0, 0.95, -3.3], [0.32, 0.42, 0.34]), // mammillary process
    ellipsoid([1.06, -1.5, -3.58], [0.44, 0.95, 0.42]), // inferior articular process
  );
  const hatchet = spinous(
    [
      [3.5, 0.1],
      [4.4, -0.02],
      [5.6, 0.12],
      [6.35, 0.1],
      [6.62, -0.5],
      [6.5, -1.3],
      [5.9, -1.5],
      [4.8, -1.12],
      [3.6, -0.95],
    ],
    0.27,
  );
  return blend(
    0.34,
    mirrored(side),
    hatchet,
    ellipsoid([0, -0.7, -6.32], [0.36, 0.78, 0.36]),
    ellipsoid([0, -0.4, -4.0], [0.6, 0.52, 0.46]),
  );
}

export const lumbarVertebra = (options: { transverse?: number } = {}): Solid =>
  roughen(0.04, 2.3, blend(0.35, lumbarBody(), lumbarArch(options)));

export const lumbarDisc = (halfHeight = 0.52): Solid =>
  carve(0.5, drum(2.44, 1.78, halfHeight, -0.14, 0.22), canalGroove(-2.55, 0.98));

export function thoracicVertebra(): Solid {
  const body = carve(0.4, drum(1.75, 1.6, 1.02, 0.2, 0.15), canalGroove(-2.15, 0.78));
  const side = blend(
    0.32,
    roundCone([0.85, 0.45, -1.2], [0.98, 0.42, -2.2], 0.38, 0.36), // pedicle
    roundCone([1.0, 0.35, -2.2], [0.9, -0.35, -2.85], 0.38, 0.38), // lamina
    roundCone([0.9, -0.2, -2.85], [0.1, -0.55, -3.3], 0.4, 0.38),
    roundCone([0.8, -0.75, -2.95], [0.15, -0.95, -3.3], 0.34, 0.32),
    roundCone([1.1, 0.4, -2.35], [2.9, 0.75, -3.6], 0.42, 0.34), // transverse process
    ellipsoid([3.0, 0.78, -3.66], [0.46, 0.46, 0.42]),
    ellipsoid([1.0, 1.1, -2.6], [0.44, 0.75, 0.26]), // articular processes
    ellipsoid([0.85, -1.1, -3.0], [0.42, 0.75, 0.26]),
  );
  return roughen(
    0.03,
    2.3,
    blend(
      0.3,
      body,
      mirrored(side),
      roundCone([0, -0.5, -3.2], [0, -2.7, -5.3], 0.42, 0.28), // spinous process, sloping down
      ellipsoid([0, -2.85, -5.4], [0.3, 0.52, 0.36]),
    ),
  );
}

export const thoracicDisc = (): Solid => drum(1.72, 1.56, 0.24, -0.06, 0.1);
