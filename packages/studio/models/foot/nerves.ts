// The nerve of the sole in the left foot: behind the inner ankle, under the arch, and on to the five toes.
import { part, type Part } from '#studio/models/part.ts';
import { tube } from '#studio/shapes/index.ts';
import { mix, type Vec } from '#studio/shapes/vectors.ts';
import { TOE_RAYS } from './bones.ts';

const FORK: Vec = [-1.6, 2.1, 0.8];

/** Where the branch to a toe ends, beside its tip. */
export const toeNerveEnd = (toe: number): Vec => {
  const { head, toes } = TOE_RAYS[toe]!;
  return [head[0], 0.7, head[2] + toes.reduce((sum, long) => sum + long, 0) * 0.7];
};

export function soleNerves(): Part[] {
  const trunk = tube(
    { radii: [0.36, 0.36, 0.34, 0.32, 0.3], perSegment: 8 },
    [-2, 36, -4.2],
    [-2.5, 10, -3.9],
    [-2.9, 5.8, -3.7],
    [-2.6, 3.7, -2.2],
    FORK,
  );
  const branches = TOE_RAYS.map(({ head }, toe) => {
    const under: Vec = [head[0], 0.75, head[2] - 1];
    const arch: Vec = [mix(FORK, under, 0.4)[0], 1.6, 4];
    return tube({ radii: [0.26, 0.24, 0.2, 0.12], perSegment: 8 }, FORK, arch, under, toeNerveEnd(toe));
  });
  return [trunk, ...branches].map((solid, i) => part(`sole nerve ${i}`, 'nerve', solid));
}
