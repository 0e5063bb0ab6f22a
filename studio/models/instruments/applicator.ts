import { roundCone } from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { part, type Part } from '#studio/models/part.ts';
import { reach } from './index.ts';

/** A thin stick with a tip of cotton, wet with numbing medicine. */
export function cottonApplicator(of: { tip: Vec; direction: Vec; length: number }): Part[] {
  const { tip, direction, length } = of;
  return [
    part('cotton tip', 'paper', roundCone(tip, reach(tip, direction, 1.1), 0.2, 0.15)),
    part('stick', 'steel', roundCone(reach(tip, direction, 1), reach(tip, direction, length), 0.08, 0.08)),
    part(
      'grip',
      'plastic',
      roundCone(reach(tip, direction, length - 3), reach(tip, direction, length), 0.17, 0.2),
    ),
  ];
}
