import { part, type Part } from '#studio/parts.ts';
import { ribbon } from '#studio/shapes/index.ts';
import type { Vec } from '#studio/shapes/vectors.ts';
import { onSide } from './ribs.ts';

type Strip = { points: Vec[]; widths: number[]; thicknesses: number[]; facing: Vec[] };

const behind: Vec = [0.15, 0.05, -1];
const above: Vec = [0.05, 0.75, -0.7];

/** The hood muscle on the left: fans from skull and spine to the tip of the shoulder and the shoulder blade. */
const TRAPEZIUS: Strip[] = [
  {
    points: [
      [1.4, 70.6, -8.2],
      [2.8, 66.5, -6.6],
      [4.6, 62.4, -5.6],
      [8.2, 58.6, -4.2],
      [12.4, 57.2, -2.0],
      [15.6, 56.7, -1.0],
    ],
    widths: [0.7, 1.2, 1.7, 1.9, 1.5, 0.9],
    thicknesses: [0.2, 0.34, 0.5, 0.55, 0.42, 0.22],
    facing: [behind, [0.5, 0.1, -0.9], [0.6, 0.3, -0.75], above, above, above],
  },
  {
    points: [
      [0.9, 64.0, -6.4],
      [2.8, 61.0, -6.8],
      [6.2, 58.4, -6.8],
      [10.8, 56.8, -5.6],
      [14.6, 56.5, -4.2],
      [17.2, 56.6, -3.0],
    ],
    widths: [0.9, 1.4, 1.8, 1.7, 1.3, 0.9],
    thicknesses: [0.2, 0.4, 0.5, 0.48, 0.36, 0.2],
    facing: [behind, behind, [0.1, 0.4, -0.9], [0.1, 0.6, -0.75], above, above],
  },
  {
    points: [
      [0.6, 57.6, -7.4],
      [3.6, 56.8, -8.9],
      [7.2, 56.2, -9.2],
      [11.2, 56.0, -8.0],
      [14.8, 56.1, -6.0],
    ],
    widths: [1.4, 1.6, 1.7, 1.4, 0.9],
    thicknesses: [0.22, 0.38, 0.42, 0.36, 0.2],
    facing: [behind, behind, behind, [0.2, 0.3, -0.9], [0.3, 0.4, -0.9]],
  },
  {
    points: [
      [0.5, 53.6, -9.2],
      [3.4, 53.8, -10.2],
      [7.0, 54.4, -10.3],
      [10.6, 55.0, -9.2],
      [13.4, 55.5, -7.6],
    ],
    widths: [1.7, 1.6, 1.4, 1.1, 0.7],
    thicknesses: [0.2, 0.34, 0.36, 0.3, 0.18],
    facing: [behind, behind, behind, behind, [0.3, 0.2, -0.9]],
  },
  {
    points: [
      [0.5, 48.8, -10.6],
      [3.0, 50.4, -11.2],
      [5.6, 52.0, -11.1],
      [8.2, 53.2, -10.4],
    ],
    widths: [2.0, 1.7, 1.3, 0.7],
    thicknesses: [0.18, 0.3, 0.32, 0.18],
    facing: [behind, behind, behind, behind],
  },
  {
    points: [
      [0.4, 41.0, -11.6],
      [2.2, 45.4, -11.9],
      [4.4, 49.4, -11.7],
      [6.8, 52.4, -11.0],
    ],
    widths: [1.6, 1.5, 1.3, 0.8],
    thicknesses: [0.14, 0.26, 0.3, 0.18],
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
          fibres: 9,
          relief: 0.2,
          perSegment: 8,
        }),
        { opacity },
      ),
    ),
  );
