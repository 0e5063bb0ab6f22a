import { part, type Part } from '#studio/models/part.ts';
import { ribbon } from '#studio/shapes/index.ts';
import type { Vec } from '#studio/shapes/vectors.ts';
import { onSide } from '#studio/models/sides.ts';

type Strip = { points: Vec[]; widths: number[]; thicknesses: number[]; facing: Vec[] };

const behind: Vec = [0.15, 0.05, -1];
const above: Vec = [0.05, 0.75, -0.7];

/** The trapezius on the left: fans from skull and spine to the tip of the shoulder and the shoulder blade. */
const TRAPEZIUS: Strip[] = [
  {
    points: [
      [0.8, 73.0, -9.3],
      [1.3, 71.4, -8.9],
      [2.6, 66.6, -6.7],
      [4.4, 62.6, -5.6],
      [7.8, 59.0, -4.3],
      [12.0, 57.4, -2.2],
      [15.4, 56.8, -1.2],
    ],
    widths: [0.5, 0.95, 1.6, 2.3, 2.4, 1.9, 0.55],
    thicknesses: [0.08, 0.22, 0.34, 0.5, 0.55, 0.42, 0.12],
    facing: [behind, behind, [0.5, 0.1, -0.9], [0.6, 0.3, -0.75], above, above, above],
  },
  {
    points: [
      [1.0, 65.8, -6.5],
      [2.6, 62.4, -6.7],
      [5.6, 59.4, -6.8],
      [10.2, 57.4, -5.4],
      [14.4, 56.8, -3.8],
      [17.4, 56.6, -2.6],
    ],
    widths: [1.6, 2.1, 2.3, 2.1, 1.6, 0.55],
    thicknesses: [0.2, 0.4, 0.5, 0.48, 0.36, 0.12],
    facing: [behind, behind, [0.1, 0.4, -0.9], [0.1, 0.6, -0.75], above, above],
  },
  {
    points: [
      [0.7, 60.6, -6.9],
      [3.2, 58.8, -8.0],
      [6.8, 57.4, -8.5],
      [11.0, 56.6, -7.4],
      [15.9, 56.1, -4.9],
    ],
    widths: [1.9, 2.1, 2.1, 1.7, 0.55],
    thicknesses: [0.22, 0.38, 0.44, 0.38, 0.12],
    facing: [behind, behind, [0.1, 0.2, -0.95], [0.2, 0.3, -0.9], [0.3, 0.4, -0.9]],
  },
  {
    points: [
      [0.6, 57.0, -7.9],
      [3.4, 56.2, -9.2],
      [7.2, 55.8, -9.7],
      [11.0, 55.8, -8.7],
      [14.0, 55.4, -6.6],
    ],
    widths: [2.0, 2.0, 1.8, 1.4, 0.55],
    thicknesses: [0.22, 0.36, 0.38, 0.32, 0.12],
    facing: [behind, behind, behind, [0.2, 0.2, -0.95], [0.3, 0.3, -0.9]],
  },
  {
    points: [
      [0.6, 53.0, -9.4],
      [3.2, 53.4, -10.4],
      [6.6, 54.2, -10.6],
      [9.8, 55.0, -9.8],
      [11.8, 54.7, -8.0],
    ],
    widths: [2.3, 2.1, 1.7, 1.2, 0.55],
    thicknesses: [0.2, 0.34, 0.36, 0.3, 0.12],
    facing: [behind, behind, behind, behind, [0.3, 0.2, -0.9]],
  },
  {
    points: [
      [0.6, 48.4, -10.8],
      [2.8, 50.2, -11.4],
      [5.4, 52.2, -11.4],
      [9.0, 53.9, -9.8],
    ],
    widths: [2.6, 2.2, 1.6, 0.55],
    thicknesses: [0.18, 0.32, 0.34, 0.12],
    facing: [behind, behind, behind, behind],
  },
  {
    points: [
      [0.6, 41.0, -11.7],
      [1.9, 45.6, -12.0],
      [3.9, 49.6, -11.9],
      [6.6, 52.6, -11.1],
    ],
    widths: [1.7, 2.0, 1.8, 0.55],
    thicknesses: [0.14, 0.28, 0.32, 0.12],
    facing: [behind, behind, behind, behind],
  },
];

export const trapezius = (sides = [1, -1], opacity = 1): Part[] =>
  sides.flatMap((side) =>
    TRAPEZIUS.map(({ points, widths, thicknesses, facing }, i) =>
      part(
        `hood muscle ${side} ${i}`,
        'muscle',
        ribbon({
          points: onSide(side, points),
          widths,
          thicknesses,
          facing: onSide(side, facing),
          fibres: 8,
          relief: 0.1,
          perSegment: 8,
        }),
        { opacity },
      ),
    ),
  );
