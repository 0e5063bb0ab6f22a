import { part, type Part } from '#studio/models/part.ts';
import { blend, tube } from '#studio/shapes/index.ts';
import { add, mix, type Vec } from '#studio/shapes/vectors.ts';

/** Nerves of the joint as they wind round the bone. */
const GENICULAR: Record<'upperOuter' | 'upperInner' | 'lowerInner', Vec[]> = {
  upperOuter: [
    [1.2, 9.5, -3.4],
    [2.4, 7.6, -2.9],
    [3.35, 6.2, -1.6],
    [3.6, 5.3, -0.1],
    [3.2, 4.7, 1.5],
    [2.5, 3.9, 2.6],
  ],
  upperInner: [
    [-0.9, 9.5, -3.4],
    [-2.3, 7.6, -2.9],
    [-3.5, 6.1, -1.6],
    [-3.75, 5.2, -0.1],
    [-3.3, 4.5, 1.5],
    [-2.5, 3.7, 2.5],
  ],
  lowerInner: [
    [-1.2, 0.6, -4.4],
    [-3.2, -1.2, -3.6],
    [-4.3, -2.2, -1.8],
    [-4.05, -2.95, 0.1],
    [-3, -2.9, 1.9],
    [-1.7, -2.2, 2.7],
  ],
};

export const genicularPoint = (name: keyof typeof GENICULAR): Vec => GENICULAR[name][3]!;

export function genicularNerves(): Part[] {
  return Object.entries(GENICULAR).map(([name, points]) => {
    const [, , behind, beside, , end] = points as [Vec, Vec, Vec, Vec, Vec, Vec];
    const down = name.startsWith('upper') ? -1.5 : 1.1;
    const branch = tube(
      [0.14, 0.13, 0.1, 0.05],
      behind,
      beside,
      add(mix(beside, end, 0.35), [0, down * 0.7, 0]),
      add(mix(beside, end, 0.7), [0, down * 0.9, 0.15]),
    );
    const stem = tube([0.22, 0.22, 0.2, 0.17, 0.12, 0.06], ...points);
    return part(name, 'nerve', blend(0.08, stem, branch), { throughSkin: 0.75 });
  });
}
