// The muscles that hold the upper arm's ball in its socket.
import { part, type Part } from '#studio/models/part.ts';
import { ribbon } from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

interface Cuff {
  points: Vec[];
  widths: number[];
  thicknesses: number[];
  facing: Vec[];
}

/** Belly and tendon of each muscle of the cuff; the tendon is the last stretch. */
const ABOVE: Cuff = {
  points: [
    [-8.2, 3, -4.3],
    [-5.6, 3.2, -3.4],
    [-2.8, 3.1, -1.7],
    [-0.3, 2.95, -0.3],
    [1.5, 2.2, 0.3],
    [2.75, 0.9, 0.5],
  ],
  widths: [0.7, 1.15, 1.15, 1, 1.1, 0.9],
  thicknesses: [0.4, 0.75, 0.6, 0.3, 0.24, 0.06],
  facing: [
    [0.1, 1, 0.2],
    [0.1, 1, 0.2],
    [0.2, 1, 0.2],
    [0.3, 1, 0.1],
    [0.8, 0.8, 0.2],
    [1, 0.3, 0.2],
  ],
};
const FRONT: Cuff = {
  points: [
    [-8, -4.2, -3],
    [-5.6, -2.6, -1.1],
    [-3, -1.2, 0.9],
    [-1.2, -0.6, 2.3],
    [0.2, -0.4, 2.75],
    [1.2, -0.5, 2.4],
  ],
  widths: [2.4, 2.7, 1.9, 1.35, 1.1, 0.8],
  thicknesses: [0.4, 0.6, 0.5, 0.26, 0.22, 0.05],
  facing: [
    [0.3, 0, 1],
    [0.3, 0, 1],
    [-0.4, 0.1, 1],
    [-0.4, 0.1, 1],
    [0.1, 0.1, 1],
    [0.6, 0, 1],
  ],
};
const BACK: Cuff = {
  points: [
    [-8, -3, -5.4],
    [-5.4, -1.4, -4.6],
    [-2.4, 0.4, -3.4],
    [0, 1.4, -2.4],
    [1.9, 1.2, -1.5],
    [2.9, 0.3, -0.7],
  ],
  widths: [2.2, 2.3, 1.7, 1.2, 1.1, 0.8],
  thicknesses: [0.4, 0.6, 0.5, 0.3, 0.24, 0.06],
  facing: [
    [0.1, 0, -1],
    [0.1, 0, -1],
    [0.2, 0.4, -1],
    [0.4, 0.6, -1],
    [0.9, 0.6, -0.8],
    [1, 0.3, -0.6],
  ],
};

/** One muscle of the cuff, as two parts that meet. */
function cuffMuscle(name: string, { points, widths, thicknesses, facing }: Cuff): Part[] {
  const stretch = (from: number, to: number, fibres: number) =>
    ribbon({
      points: points.slice(from, to),
      widths: widths.slice(from, to),
      thicknesses: thicknesses.slice(from, to),
      facing: facing.slice(from, to),
      fibres,
      relief: 0.1,
    });
  return [
    part(`${name} muscle`, 'muscle', stretch(0, 4, 8)),
    part(`${name} tendon`, 'tendon', stretch(2, 6, 7)),
  ];
}

export const rotatorCuff = (): Part[] => [
  ...cuffMuscle('upper cuff', ABOVE),
  ...cuffMuscle('front cuff', FRONT),
  ...cuffMuscle('back cuff', BACK),
];

export const upperTendon = (): Part[] => cuffMuscle('upper cuff', ABOVE).slice(1);
