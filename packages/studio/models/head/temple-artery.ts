import { tube } from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { part, type Part } from '#studio/models/part.ts';

/** The superficial temporal artery on the left: up in front of the ear, then forked over the temple. */
const trunk: Vec[] = [
  [6.6, -3.6, 0.6],
  [6.95, -2.2, 1.1],
  [7.05, -0.4, 1.3],
  [7.1, 1.4, 1.6],
  [7, 2.9, 1.9],
];
const fork: Vec = [7, 2.9, 1.9];
const towardsForehead: Vec[] = [
  fork,
  [6.75, 3.7, 3.3],
  [6.35, 3.9, 4.6],
  [5.8, 4.9, 5.7],
  [5.1, 5.2, 6.6],
  [4.3, 6.3, 7],
  [3.5, 6.8, 7.2],
];
const towardsCrown: Vec[] = [
  fork,
  [7.05, 4.3, 1.3],
  [6.75, 5.6, 1.5],
  [6.3, 7, 0.6],
  [5.6, 8.2, 0.9],
  [4.8, 9.1, 0.2],
];

const vessel = (name: string, radii: number[], ...line: Vec[]): Part =>
  part(name, 'vessel', tube({ radii, perSegment: 8 }, ...line), { throughSkin: 0.55 });
const twig = (number: number, ...line: Vec[]) =>
  vessel(`temple twig ${number}`, [0.12, 0.1, 0.08, 0.03], ...line);

export const templeArtery = (): Part[] => [
  vessel('temple artery', [0.06, 0.2, 0.22, 0.21, 0.2], ...trunk),
  vessel('forehead artery', [0.18, 0.17, 0.16, 0.14, 0.12, 0.09, 0.03], ...towardsForehead),
  vessel('crown artery', [0.18, 0.16, 0.14, 0.12, 0.09, 0.03], ...towardsCrown),
  twig(1, [6.35, 3.9, 4.6], [6, 3.4, 5.5], [5.6, 3.3, 6.3], [5.1, 2.8, 7]),
  twig(2, [6.75, 5.6, 1.5], [6.4, 6.2, 2.8], [5.8, 7.2, 3.4], [5.2, 7.8, 4.4]),
  twig(3, [7.05, 4.3, 1.3], [7, 5, -0.2], [6.8, 5.8, -1], [6.4, 7, -1.8]),
];
