import {
  blend,
  carve,
  ellipsoid,
  loft,
  mirrored,
  roundCone,
  tube,
  type LoftRow,
  type Solid,
} from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

function ear(): Solid {
  const helix: Vec[] = [
    [7.35, 0.4, 0.7],
    [7.75, 1.55, 0.1],
    [8.15, 1.6, -1.2],
    [8.3, 0.2, -2.1],
    [8.05, -1.6, -1.9],
    [7.7, -3.2, -0.7],
    [7.35, -3.6, 0.1],
  ];
  return blend(
    0.25,
    tube({ radii: [0.34, 0.36, 0.34, 0.33, 0.33, 0.42, 0.36], perSegment: 8 }, ...helix),
    tube([0.25, 0.3, 0.3], [7.6, 0.4, -0.6], [7.85, -0.6, -1.2], [7.6, -2, -0.7]), // antihelix
    ellipsoid([7.5, -0.9, -0.9], [0.22, 2.3, 1.2]),
    ellipsoid([7.5, -1.5, 0.55], [0.35, 0.55, 0.35]),
  );
}

function scalpAndCheeks(): Solid {
  const faceRows: LoftRow[] = [
    [7, 0, 0.4, 3.4, 4.4],
    [5.4, 0, 0.7, 5.6, 6.3],
    [3, 0, 1, 7, 7.7],
    [0, 0, 1.1, 6.8, 7.4],
    [-3, 0, 1.5, 6.35, 7.2],
    [-6, 0, 1.9, 5.8, 7],
    [-8.5, 0, 2.6, 4.9, 6.3],
    [-10.2, 0, 3.6, 3.7, 5.1],
    [-11.1, 0, 4.4, 2.2, 3.4],
  ];
  const jawLine: Vec[] = [
    [5.35, -4.5, 0.2],
    [5.2, -7.9, 1],
    [4.2, -9.5, 3.6],
    [1.9, -10.3, 6.7],
  ];
  const scalp = blend(
    2,
    ellipsoid([0, 3, -1], [7.65, 7.5, 9.6]),
    ellipsoid([0, 0.3, -5.4], [6.2, 5.6, 5.3]),
    ellipsoid([0, 3, 3.4], [6.3, 5.8, 5.3]),
    loft(faceRows, { slack: 0.75, squareness: 2.15 }),
  );
  return blend(
    1,
    scalp,
    mirrored(tube({ radii: [1.3, 1.45, 1.4, 1.2], perSegment: 8 }, ...jawLine)),
    ellipsoid([0, -10, 7.75], [1.9, 1.35, 1.3]),
    mirrored(ellipsoid([4.1, -2.8, 5.9], [2.2, 1.9, 2])),
    mirrored(ellipsoid([4.85, -0.5, 5.6], [1.3, 1.7, 1.3])),
  );
}

function features(of: Solid): Solid {
  const brow = tube([0.5, 0.58, 0.5], [0.5, 1.05, 8.5], [2.8, 1.6, 8.3], [5, 0.8, 6.9]);
  const lipGap = tube(0.13, [-2.5, -6.75, 8.6], [0, -6.74, 9.85], [2.5, -6.75, 8.6]);
  const browed = blend(0.8, of, mirrored(brow));
  const eyed = carve(1, browed, mirrored(ellipsoid([3.1, -0.5, 9.4], [1.7, 0.95, 1.3])));
  const nosed = blend(
    0.7,
    eyed,
    roundCone([0, 0.25, 8.35], [0, -3.3, 10.35], 0.62, 0.74),
    ellipsoid([0, -3.8, 10.5], [0.9, 0.78, 0.9]),
    mirrored(ellipsoid([1.15, -4.2, 9.15], [0.72, 0.62, 0.9])),
  );
  const lips = blend(
    0.45,
    blend(0.35, nosed, mirrored(ellipsoid([3.15, -0.7, 7.55], [1.45, 1, 1]))),
    ellipsoid([0, -6.25, 8.85], [2.1, 0.55, 0.85]),
    ellipsoid([0, -7.35, 8.7], [1.8, 0.62, 0.85]),
  );
  return blend(
    1.2,
    carve(0.22, lips, lipGap),
    mirrored(ellipsoid([6, -3.4, -1.7], [1.9, 2.9, 2.2])),
    mirrored(tube([1.2, 1.05, 1.1], [5.3, -2.5, 5.9], [6.7, -2.2, 3.4], [7, -1.8, 0.4])), // cheek arch
    mirrored(ellipsoid([2.3, -3.3, 7.5], [1.7, 2, 1.7])),
  );
}

function neck(): Solid {
  const rows: LoftRow[] = [
    [-4, 0, -3, 5.5, 5.7],
    [-9, 0, -2.4, 5.5, 5.7],
    [-14, 0, -2.6, 5.8, 5.7],
    [-18, 0, -3, 6.8, 6.2],
    [-24, 0, -3.4, 9, 7.4],
  ];
  return loft(rows, { slack: 0.8 });
}

/** The skin of head and neck, with the skull's origin. `shoulders` for a bust. */
export function headSkin({ shoulders = true } = {}): Solid {
  const head = blend(0.3, features(scalpAndCheeks()), mirrored(ear()));
  const necked = blend(2.6, head, neck());
  if (!shoulders) return necked;
  const trapezius = mirrored(roundCone([2.5, -17, -4.5], [17, -25, -3.5], 3, 4.6));
  return blend(4, necked, trapezius, ellipsoid([0, -31, -1.5], [17, 9, 9.5]));
}
