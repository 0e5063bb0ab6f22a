import {
  blend,
  box,
  carve,
  drum,
  ellipsoid,
  intersect,
  loft,
  mirrored,
  roughen,
  roundCone,
  type LoftRow,
  type Solid,
} from '#studio/shapes/index.ts';
import type { Vec } from '#studio/shapes/vectors.ts';

/** Rows of the sacrum's body from its top plate down to the apex: y, x, z, half width, half depth. */
const SACRUM_ROWS: LoftRow[] = [
  [0.75, 0, -1.15, 4.9, 1.3],
  [0.1, 0, -1.25, 5.4, 1.5],
  [-1.2, 0, -1.5, 5.4, 1.5],
  [-2.6, 0, -1.75, 5.1, 1.45],
  [-4.2, 0, -1.85, 4.3, 1.35],
  [-5.8, 0, -1.7, 3.05, 1.2],
  [-7.2, 0, -1.25, 2.45, 1.0],
  [-8.3, 0, -0.65, 1.75, 0.8],
  [-9.0, 0, -0.15, 0.95, 0.55],
];

/** Height, distance from the middle and radius of the four pairs of holes. */
const SACRAL_HOLES = [
  [-1.5, 1.95, 0.34],
  [-3.5, 1.8, 0.32],
  [-5.3, 1.62, 0.28],
  [-6.8, 1.42, 0.24],
] as const;

/** How far back the canal runs behind the sacrum's top plate, at each height. */
const CANAL: Vec[] = [
  [0, 2, -2.15],
  [0, -1.5, -2.5],
  [0, -4, -2.65],
  [0, -6.4, -2.3],
  [0, -8.4, -1.3],
];

/** Sacrum and tailbone: centre of the top plate's body at the origin; lean it forwards by about 35 degrees. */
export function sacrum(): Solid {
  const wings = intersect(
    0.5,
    loft(SACRUM_ROWS, { slack: 0.75, squareness: 2.5 }),
    box([0, -5, -1], [5.05, 5.6, 4], 0.3), // the flat sides that meet the hip bones
  );
  const promontory = drum(2.45, 1.65, 0.85, 0.1, 0.22);
  const hollow = roundCone([0, -1.6, 2.4], [0, -7.4, 2.7], 1.9, 2.2);
  const solid = carve(0.9, blend(0.8, wings, promontory), hollow);
  const backOfArch = blend(
    0.5,
    roundCone([0, -0.6, -3.0], [0, -3.6, -3.35], 0.75, 0.7),
    roundCone([0, -3.6, -3.35], [0, -6.4, -2.95], 0.7, 0.5),
    ellipsoid([0, -0.7, -3.7], [0.32, 0.75, 0.55]), // median crest
    ellipsoid([0, -2.7, -4.05], [0.3, 0.7, 0.5]),
    ellipsoid([0, -4.7, -3.9], [0.28, 0.65, 0.45]),
  );
  const ridges = mirrored(
    blend(
      0.4,
      ellipsoid([1.7, 0.95, -2.6], [0.46, 0.8, 0.46]), // superior articular process
      ellipsoid([1.2, -2.5, -3.2], [0.28, 0.6, 0.35]),
      ellipsoid([1.1, -4.4, -3.2], [0.26, 0.55, 0.32]),
      roundCone([1.0, -6.9, -2.35], [0.78, -8.2, -1.6], 0.3, 0.26), // horns beside the hiatus
    ),
  );
  const lateralCrest = mirrored(
    blend(0.5, ellipsoid([3.2, -1.5, -2.9], [0.5, 0.7, 0.4]), ellipsoid([2.8, -3.6, -3.1], [0.42, 0.6, 0.4])),
  );
  const holes = mirrored(
    blend(
      0.05,
      ...SACRAL_HOLES.map(([y, x, size]) => roundCone([x, y, 1.2], [x, y - 0.15, -5], size + 0.04, size)),
    ),
  );
  const canal = blend(
    0.3,
    ...CANAL.slice(1).map((end, i) => roundCone(CANAL[i]!, end, 0.62 - i * 0.08, 0.55 - i * 0.07)),
  );
  const hiatus = blend(0.2, roundCone([0, -7.2, -3.2], [0, -8.9, -1.7], 0.36, 0.62));
  const coccyx = blend(
    0.4,
    ellipsoid([0, -9.35, 0.2], [0.8, 0.55, 0.5]),
    ellipsoid([0, -10.1, 0.85], [0.55, 0.5, 0.42]),
    ellipsoid([0, -10.7, 1.5], [0.42, 0.42, 0.36]),
    ellipsoid([0, -11.1, 2.05], [0.3, 0.32, 0.3]),
  );
  const body = carve(0.3, blend(0.5, solid, backOfArch, ridges, lateralCrest), holes, canal, hiatus);
  return roughen(0.04, 1.6, blend(0.35, body, coccyx));
}
