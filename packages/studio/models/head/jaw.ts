import {
  blend,
  box,
  carve,
  ellipsoid,
  mirrored,
  move,
  roughen,
  roundCone,
  tube,
  turn,
  union,
  type Solid,
} from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

/** Where the inferior alveolar nerve runs: from the inside of the jaw's ramus to the chin. */
export const jawCanal: Vec[] = [
  [6.15, -4.2, 1.7],
  [6.05, -6.2, 2.0],
  [5.75, -7.9, 2.9],
  [4.75, -8.95, 4.6],
  [3.55, -9.35, 6.2],
  [3.05, -9.4, 7.05],
];

interface Openings {
  /** Takes away the left cheek arch and the rear of the jaw and opens the temple, as in a dissection. */
  openCheek: boolean;
  /** Opens the jaw along its nerve. */
  canal: boolean;
}

/** The jaw without its teeth. */
export function mandible({ openCheek, canal }: Openings): Solid {
  const bodyLine: Vec[] = [
    [5.05, -7.1, 1.2],
    [4.55, -8.7, 2.9],
    [3.35, -9.5, 5.4],
    [1.6, -10, 7.1],
    [-0.2, -10.1, 7.55],
  ];
  const corpus = blend(
    0.9,
    tube({ radii: [1, 0.98, 0.92, 0.95, 0.95], perSegment: 8 }, ...bodyLine),
    ellipsoid([0, -10.45, 7.75], [1.45, 0.8, 0.75]),
    ellipsoid([4.9, -7.6, 1.3], [0.6, 1.3, 1.3]),
  );
  const ramus = move([5.3, -5.1, 1.1], turn('x', -14, turn('z', -4, box([0, 0, 0], [0.34, 3, 1.5], 0.28))));
  const condyle = roundCone([5.4, -3.2, 0.2], [5.65, -1.9, -0.05], 0.5, 0.62);
  const coronoid = roundCone([5.3, -3.4, 1.9], [5.35, -2, 2.2], 0.5, 0.25);
  const notch = ellipsoid([5.35, -1.95, 1.1], [1.2, 0.8, 0.6]);
  const whole = carve(
    0.5,
    blend(0.7, mirrored(corpus), mirrored(blend(0.7, ramus, condyle, coronoid))),
    mirrored(notch),
  );
  const groove = mirrored(tube({ radii: 0.36, perSegment: 8 }, ...jawCanal));
  const opening = box([9, -2, 1.6], [5, 5.2, 5], 0.6);
  if (openCheek) return roughen(0.04, 1.1, carve(0.3, whole, opening));
  return roughen(0.04, 1.1, canal ? carve(0.25, whole, groove) : whole);
}

export function teeth(height: number, width: number): Solid {
  const count = 14;
  return union(
    ...Array.from({ length: count }, (_, index) => {
      const along = (index - 6.5) / 6.5;
      const angle = along * 1.33;
      const at: Vec = [2.75 * width * Math.sin(angle), height, 4.1 + 3.75 * width * Math.cos(angle)];
      const halfWidth = 0.36 - 0.007 * Math.abs(index - 6.5);
      const crown = box([0, 0, 0], [halfWidth, 0.52, 0.26 + 0.1 * Math.abs(along)], 0.2);
      return move(at, turn('y', along * 76, crown));
    }),
  );
}

export function lowerRidge(): Solid {
  const ridge: Vec[] = [
    [-2.8, -8.75, 3.6],
    [-2.5, -8.95, 5.3],
    [-1.5, -9.1, 6.8],
    [0, -9.15, 7.35],
    [1.5, -9.1, 6.8],
    [2.5, -8.95, 5.3],
    [2.8, -8.75, 3.6],
  ];
  return tube(0.62, ...ridge);
}
