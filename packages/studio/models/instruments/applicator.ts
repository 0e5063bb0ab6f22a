import { roundCone } from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { part, type Part } from '#studio/models/part.ts';
import { pointAlong } from './placing.ts';

/** A thin stick with a tip of cotton, wet with numbing medicine. */
export function cottonApplicator(of: { tip: Vec; direction: Vec; length: number }): Part[] {
  const { tip, direction, length } = of;
  return [
    part('cotton tip', 'paper', roundCone(tip, pointAlong(tip, direction, 1.1), 0.2, 0.15)),
    part(
      'stick',
      'steel',
      roundCone(pointAlong(tip, direction, 1), pointAlong(tip, direction, length), 0.08, 0.08),
    ),
    part(
      'grip',
      'plastic',
      roundCone(pointAlong(tip, direction, length - 3), pointAlong(tip, direction, length), 0.17, 0.2),
    ),
  ];
}
