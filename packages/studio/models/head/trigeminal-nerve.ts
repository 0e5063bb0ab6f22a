import { blend, ellipsoid, tube, type Solid } from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { part, type Part } from '#studio/models/part.ts';
import { jawCanal } from './jaw.ts';
import { foramenOvale } from './skull.ts';

/** The nerve of the face on the left: it leaves in front of the ear and fans out to forehead, cheek and jaw. */
const ganglion: Vec = [6.95, -1.35, 1.35];
export const brow: Vec = [2.95, 1.85, 8.5];
export const cheek: Vec = [2.75, -3.15, 8.15];
export const chin: Vec = [3.05, -9.4, 7.35];

const branch = (points: Vec[], radii: number[]): Solid => tube({ radii, perSegment: 9 }, ...points);
const twig = (from: Vec, ...to: Vec[]): Solid => {
  const radii = [0.17, 0.145, 0.12, 0.09, 0.05];
  return branch([from, ...to], [...radii.slice(0, to.length), 0.045]);
};

function root(): Solid[] {
  return [
    ellipsoid(ganglion, [0.45, 0.8, 0.62]),
    branch([ganglion, [6.9, -1.25, 0.7], [6.4, -1.1, 0.1]], [0.48, 0.4, 0.2]),
  ];
}

function forehead(): Solid[] {
  return [
    branch(
      [ganglion, [6.8, -0.5, 3], [6.1, 0, 4.6], [4.9, 0.15, 6.2], [3.9, 0.35, 7.3], [3.3, 1, 8.45], brow],
      [0.34, 0.3, 0.28, 0.26, 0.24, 0.22, 0.19],
    ),
    twig(brow, [2.75, 3, 8.6], [2.9, 4.7, 8.15], [3, 6.4, 7.3], [2.9, 8, 5.9]),
    twig([2.8, 3.7, 8.45], [2, 5, 8.35], [1.7, 6.6, 7.75], [1.6, 8, 6.8]),
    twig([2.9, 4.7, 8.15], [3.8, 5.8, 7.25], [4.3, 7, 6.1]),
    twig([3.3, 1, 8.45], [1.9, 1.5, 8.8], [1.05, 2.4, 8.95], [0.8, 4, 8.95], [0.75, 5.4, 8.6]),
    twig([6.1, 0, 4.6], [5.9, 1, 5.6], [5.5, 2.1, 6.4], [5.3, 3.1, 6.4]),
  ];
}

function cheeks(): Solid[] {
  return [
    branch(
      [ganglion, [6.85, -1.6, 3.2], [6.2, -1.75, 4.9], [5, -2.05, 6.6], [3.7, -2.45, 7.7], cheek],
      [0.36, 0.33, 0.3, 0.28, 0.25, 0.22],
    ),
    twig(cheek, [2.3, -2.5, 8.75], [1.75, -1.8, 8.95], [1.3, -1.1, 8.9]),
    twig(cheek, [2.1, -3.3, 8.95], [1.5, -3.2, 9.6], [1.05, -3, 9.9]),
    twig(cheek, [2.2, -4.2, 9], [1.6, -5.1, 9.3], [1, -5.7, 9.5]),
    twig(cheek, [2.75, -4.2, 8.6], [2.5, -5.3, 8.7], [2.2, -6.1, 8.75]),
    twig([3.7, -2.45, 7.7], [3.6, -3.9, 7.9], [3.4, -5.2, 7.95]),
    twig([6.2, -1.75, 4.9], [6.3, -0.3, 4.9], [6.35, 1.2, 4.4], [6.4, 2.6, 3.8]),
  ];
}

function jaw(): Solid[] {
  return [
    branch([ganglion, [6.6, -2.7, 1.45], ...jawCanal], [0.38, 0.35, 0.31, 0.29, 0.27, 0.25, 0.22, 0.2]),
    twig([3.05, -9.4, 7.05], chin, [2.2, -9.2, 8.35], [1.4, -8.5, 8.9]),
    twig([3.05, -9.4, 7.05], [2.5, -9.85, 8], [1.6, -10.2, 8.7], [0.9, -10.2, 9]),
    twig([6.6, -2.7, 1.45], [6.35, -4.3, 3.4], [5.7, -5.6, 5.2], [4.7, -6.2, 6.7], [3.7, -6.4, 7.7]),
    twig([6.95, -1.2, 1], [7.5, 0, 0.55], [7.55, 1.9, 0.9], [7.2, 4.2, 0.5], [6.5, 6.4, 0.9]),
    twig([7.53, 1.9, 0.88], [7.3, 3.5, -0.7], [6.85, 5.4, -1.6]),
  ];
}

const asPart = (name: string, solids: Solid[], throughSkin: number): Part =>
  part(name, 'nerve', blend(0.12, ...solids), { throughSkin });

export const foreheadBranch = (throughSkin = 0.85): Part[] => [
  asPart('forehead branch', forehead(), throughSkin),
];

export const trigeminalNerve = (throughSkin = 0.85): Part[] => [
  asPart('ganglion', root(), throughSkin),
  ...foreheadBranch(throughSkin),
  asPart('cheek branch', cheeks(), throughSkin),
  asPart('jaw branch', jaw(), throughSkin),
];

/** Its true depth, for the opened cheek: the ganglion on the floor of the skull, the jaw branch leaving below. */
export function deepTrigeminalNerve(): Part[] {
  const deepGanglion: Vec = [2.75, -1.35, 0.7];
  const fork: Vec = [3.05, -3.7, 1.15];
  const solids = [
    ellipsoid(deepGanglion, [0.5, 0.55, 0.85]),
    branch([deepGanglion, [2.5, -1.15, -0.4], [2.2, -1, -1.6]], [0.5, 0.42, 0.3]),
    branch([deepGanglion, [2.7, -0.8, 2.4], [2.7, -0.2, 4.2], [2.9, 0.35, 6.2]], [0.36, 0.3, 0.26, 0.2]),
    branch([deepGanglion, [2.85, -1.75, 2.4], [3, -2.1, 4.2], [3, -2.3, 6.2]], [0.38, 0.32, 0.28, 0.2]),
    branch([deepGanglion, foramenOvale, fork], [0.42, 0.38, 0.36]),
    branch(
      [fork, [3.9, -5, 1.3], [4.75, -6.4, 1.55], [5.1, -7.6, 2.2], [4.6, -8.7, 3.8]],
      [0.3, 0.27, 0.25, 0.22, 0.15],
    ),
    branch([fork, [3.2, -5.2, 2.2], [3, -6.9, 3.4], [2.6, -8, 5]], [0.27, 0.24, 0.2, 0.1]),
    twig(fork, [3.8, -4.3, 2.8], [4.2, -5.3, 4.4], [4.1, -6.2, 5.8]),
  ];
  return [asPart('ganglion and branches', solids, 0.6)];
}
