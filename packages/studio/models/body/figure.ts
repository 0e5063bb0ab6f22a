import {
  blend,
  box,
  carve,
  ellipsoid,
  halfSpace,
  inflate,
  intersect,
  loft,
  mirrored,
  move,
  roundCone,
  scaled,
  tube,
  turn,
  type LoftRow,
  type Solid,
} from '#studio/shapes/index.ts';
import type { Vec } from '#studio/shapes/vectors.ts';
import { footSkin } from '#studio/models/foot/foot.ts';
import { headSkin } from '#studio/models/head/skin.ts';

// The standing figure: hip joints at y = 0, seventh neck vertebra at 58, crown at 83, floor at -88.

const TRUNK_ROWS: LoftRow[] = [
  [59.5, 0, -3, 3.0, 2.6],
  [57.5, 0, -3, 7.2, 5.2],
  [54.5, 0, -2.6, 13.4, 7.4],
  [51, 0, -1.4, 16.2, 9.4],
  [45, 0, -0.2, 16.4, 10.9],
  [39, 0, 0.2, 15.6, 11.2],
  [31, 0, 0.2, 14.0, 10.5],
  [24, 0, 0.3, 12.8, 9.6],
  [19, 0, 0.3, 13.2, 9.5],
  [13, 0, -0.1, 15.7, 10.2],
  [7, 0, -0.7, 16.8, 10.7],
  [2, 0, -1.0, 16.5, 10.8],
  [-2, 0, -1.1, 14.6, 9.8],
  [-5, 0, -1.1, 12.2, 8.4],
];

const ARM_ROWS: LoftRow[] = [
  [53, 18.4, -1, 2, 2.4],
  [49, 19.0, -1, 4.3, 4.8],
  [43, 19.8, -1.1, 4.45, 4.8],
  [35, 21.0, -1.3, 4.0, 4.3],
  [28, 22.1, -1.5, 3.45, 3.7],
  [23, 22.8, -1.4, 3.25, 3.5],
  [17, 23.6, -0.8, 3.45, 3.7],
  [8, 24.8, 0.6, 2.85, 3.1],
  [0, 25.6, 2.0, 2.2, 2.7],
  [-5, 26.0, 2.8, 1.7, 2.9],
];

const LEG_ROWS: LoftRow[] = [
  [-1, 9.0, -1, 3, 4],
  [-6, 9.1, -1, 7.2, 8.8],
  [-11, 9.3, -0.9, 8.0, 9.3],
  [-20, 9.6, -0.3, 7.4, 8.4],
  [-30, 9.8, 0.2, 6.3, 7.1],
  [-37, 10, 0.4, 5.4, 6.0],
  [-42, 10, 0.2, 5.1, 5.5],
  [-47, 10.1, -0.6, 5.0, 5.2],
  [-54, 10.3, -1.5, 5.45, 6.0],
  [-62, 10.2, -1.6, 4.7, 5.2],
  [-72, 10, -1.3, 3.5, 3.9],
  [-79, 10, -1.0, 3.1, 3.7],
  [-84, 10, -0.6, 3.5, 4.4],
];

const finger = (radii: number[], ...points: [Vec, Vec, Vec]) => ({ radii, points });

/** The left fingers and, last, the thumb: how thick they are, and where they run from the palm to the tip. */
export const FINGERS = [
  finger([1.15, 1.0, 0.82], [26.1, -9, 1.2], [26.3, -13.6, 0.9], [26.0, -17.2, 1.5]),
  finger([1.15, 1.02, 0.84], [26.4, -10, 2.7], [26.8, -15, 2.6], [26.4, -18.9, 3.0]),
  finger([1.1, 0.98, 0.82], [26.4, -10, 4.3], [26.8, -14.6, 4.5], [26.4, -18.2, 4.6]),
  finger([1.0, 0.88, 0.74], [26.2, -9, 5.6], [26.4, -12.8, 6.1], [26.0, -15.8, 6.0]),
  finger([1.4, 1.15, 0.9], [25.4, -3.6, 5.2], [24.6, -7.4, 7.4], [24.6, -10.8, 7.9]),
];

function trunkSkin(navel: boolean): Solid {
  const barrel = loft(TRUNK_ROWS, { slack: 0.75, squareness: 2.35 });
  const full = blend(
    3.5,
    barrel,
    mirrored(ellipsoid([6.8, 42, 5.2], [7.4, 6.5, 5.6])), // chest
    mirrored(ellipsoid([7.4, -3.5, -6.2], [7.6, 7.8, 6.6])), // seat
    mirrored(ellipsoid([9.5, 45, -5.2], [7.5, 10, 5.2])), // shoulder blades
  );
  const spineFurrow = tube(
    1.1,
    [0, 56, -12.6],
    [0, 44, -14.0],
    [0, 30, -12.8],
    [0, 19, -11.2],
    [0, 9, -12.6],
  );
  const cleft = roundCone([0, 2, -15], [0, -9, -14.5], 0.6, 1.2);
  const breastFurrow = tube(0.5, [0, 50, 11.4], [0, 40, 13.2]);
  const furrowed = carve(2.0, carve(2.5, carve(3.2, full, spineFurrow), cleft), breastFurrow);
  return navel ? carve(0.9, furrowed, ellipsoid([0, 15.5, 10.4], [0.7, 0.9, 1.2])) : furrowed;
}

function armSkin(): Solid {
  const arm = blend(1.6, ellipsoid([18.6, 50.6, -1.0], [4.9, 6.2, 5.2]), loft(ARM_ROWS, { slack: 0.8 }));
  const fingers = FINGERS.map(({ points, radii }) => tube(radii, ...points));
  const hand = blend(1.0, ellipsoid([26.0, -7.0, 3.2], [1.75, 4.8, 3.7]), ...fingers);
  return blend(1.4, arm, hand);
}

/** Moves a part of the left foot's model (its own frame) under the figure's left leg. */
export const footOnFigure = (solid: Solid): Solid =>
  move([10.1, -88, 0.4], turn('y', 7, scaled(0.88, solid)));

function legSkin(): Solid {
  const foot = footOnFigure(intersect(4, footSkin(), halfSpace([0, 1, 0], 11)));
  const hip = ellipsoid([8.3, -3.6, -1.1], [8.6, 12.5, 10.0]);
  const knee = ellipsoid([10, -40.5, 3.4], [2.6, 3.4, 2.2]);
  return blend(1.6, loft(LEG_ROWS, { slack: 0.8, squareness: 2.05 }), foot, hip, knee);
}

const plainHead = (): Solid =>
  blend(
    3.4,
    ellipsoid([0, 75.4, -0.4], [7.2, 7.6, 9.1]),
    ellipsoid([0, 70, 2.2], [5.9, 7.6, 6.9]),
    ellipsoid([0, 65.4, 4.0], [3.9, 3.4, 4.3]),
  );
const plainEars = (): Solid => mirrored(ellipsoid([6.5, 71.2, -0.6], [0.95, 2.4, 1.4]));

/** Moves a part of the head model (its own frame) onto the standing figure. */
export const headOnFigure = (solid: Solid, size = 0.97): Solid => move([0, 72.6, 0.6], scaled(size, solid));

const figureHead = (): Solid => intersect(1.2, headOnFigure(headSkin(), 0.99), halfSpace([0, -1, 0], -60.5));

type FigureOptions = { arms?: boolean; legs?: boolean; head?: 'face' | 'plain' | 'none' };

/** The skin of the standing figure; `plain` gives the figure of the body map, without a face. */
export function bodySkin({ arms = true, legs = true, head = 'face' }: FigureOptions = {}): Solid {
  const neck = blend(
    2,
    roundCone([0, 63.5, -1.0], [0, 58, -2.2], 5.1, 5.6),
    roundCone([0, 58, -2.2], [0, 50, -2.8], 5.6, 7.2),
  );
  const slopes = mirrored(roundCone([3, 60.5, -3.4], [15.5, 54.0, -2.6], 2.6, 3.9));
  let skin = blend(3, trunkSkin(head === 'plain'), neck, slopes);
  if (arms) skin = blend(2.4, skin, mirrored(armSkin()));
  if (legs) skin = blend(2.6, skin, mirrored(legSkin()));
  if (head === 'plain') return blend(1.6, skin, plainHead(), plainEars());
  return head === 'face' ? blend(1.6, skin, figureHead()) : skin;
}

export const shorts = (): Solid =>
  intersect(
    0.35,
    inflate(0.42, bodySkin({ arms: false, head: 'none' })),
    box([0, -4.6, -1], [19.4, 14.4, 15], 0.6),
  );
