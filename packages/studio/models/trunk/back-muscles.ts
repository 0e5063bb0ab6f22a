import { part, type Part } from '#studio/models/part.ts';
import { ribbon, type RibbonRow } from '#studio/shapes/index.ts';
import type { Vec } from '#studio/shapes/vectors.ts';

const behind: Vec = [0.15, 0.05, -1];
const above: Vec = [0.05, 0.75, -0.7];

/** The trapezius on the left: fans from skull and spine to the tip of the shoulder and the shoulder blade. */
const TRAPEZIUS: [point: Vec, width: number, thickness: number, facing: Vec][][] = [
  [
    [[0.8, 73.0, -9.3], 0.5, 0.08, behind],
    [[1.3, 71.4, -8.9], 0.95, 0.22, behind],
    [[2.6, 66.6, -6.7], 1.6, 0.34, [0.5, 0.1, -0.9]],
    [[4.4, 62.6, -5.6], 2.3, 0.5, [0.6, 0.3, -0.75]],
    [[7.8, 59.0, -4.3], 2.4, 0.55, above],
    [[12.0, 57.4, -2.2], 1.9, 0.42, above],
    [[15.4, 56.8, -1.2], 0.55, 0.12, above],
  ],
  [
    [[1.0, 65.8, -6.5], 1.6, 0.2, behind],
    [[2.6, 62.4, -6.7], 2.1, 0.4, behind],
    [[5.6, 59.4, -6.8], 2.3, 0.5, [0.1, 0.4, -0.9]],
    [[10.2, 57.4, -5.4], 2.1, 0.48, [0.1, 0.6, -0.75]],
    [[14.4, 56.8, -3.8], 1.6, 0.36, above],
    [[17.4, 56.6, -2.6], 0.55, 0.12, above],
  ],
  [
    [[0.7, 60.6, -6.9], 1.9, 0.22, behind],
    [[3.2, 58.8, -8.0], 2.1, 0.38, behind],
    [[6.8, 57.4, -8.5], 2.1, 0.44, [0.1, 0.2, -0.95]],
    [[11.0, 56.6, -7.4], 1.7, 0.38, [0.2, 0.3, -0.9]],
    [[15.9, 56.1, -4.9], 0.55, 0.12, [0.3, 0.4, -0.9]],
  ],
  [
    [[0.6, 57.0, -7.9], 2.0, 0.22, behind],
    [[3.4, 56.2, -9.2], 2.0, 0.36, behind],
    [[7.2, 55.8, -9.7], 1.8, 0.38, behind],
    [[11.0, 55.8, -8.7], 1.4, 0.32, [0.2, 0.2, -0.95]],
    [[14.0, 55.4, -6.6], 0.55, 0.12, [0.3, 0.3, -0.9]],
  ],
  [
    [[0.6, 53.0, -9.4], 2.3, 0.2, behind],
    [[3.2, 53.4, -10.4], 2.1, 0.34, behind],
    [[6.6, 54.2, -10.6], 1.7, 0.36, behind],
    [[9.8, 55.0, -9.8], 1.2, 0.3, behind],
    [[11.8, 54.7, -8.0], 0.55, 0.12, [0.3, 0.2, -0.9]],
  ],
  [
    [[0.6, 48.4, -10.8], 2.6, 0.18, behind],
    [[2.8, 50.2, -11.4], 2.2, 0.32, behind],
    [[5.4, 52.2, -11.4], 1.6, 0.34, behind],
    [[9.0, 53.9, -9.8], 0.55, 0.12, behind],
  ],
  [
    [[0.6, 41.0, -11.7], 1.7, 0.14, behind],
    [[1.9, 45.6, -12.0], 2.0, 0.28, behind],
    [[3.9, 49.6, -11.9], 1.8, 0.32, behind],
    [[6.6, 52.6, -11.1], 0.55, 0.12, behind],
  ],
];

const onSide = (side: number, [x, y, z]: Vec): Vec => [x * side, y, z];

export const trapezius = (): Part[] =>
  [1, -1].flatMap((side) =>
    TRAPEZIUS.map((strip, i) => {
      const rows = strip.map(([point, width, thickness, facing]): RibbonRow => [
        onSide(side, point),
        width,
        thickness,
        onSide(side, facing),
      ]);
      return part(
        `hood muscle ${side} ${i}`,
        'muscle',
        ribbon({ fibres: 8, relief: 0.1, perSegment: 8 }, ...rows),
      );
    }),
  );
