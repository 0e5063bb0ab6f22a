import { blend, ellipsoid, tube, type Solid } from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { part, type Part } from '#studio/models/part.ts';
import { strand } from './ganglia.ts';
import { between, pointAt } from '#studio/models/spine/levels.ts';
import { level } from '#studio/models/spine/standing.ts';

/** The trunk of the artery that the coeliac plexus surrounds leaves the aorta here. */
export const coeliacRoot = (): Vec => pointAt(between(level('T12'), level('L1')), [0.5, -0.4, 3.4]);

/** Two knots beside the artery's root, and a net of strands over the aorta. */
export function coeliacPlexus(): Part[] {
  const [x, y, z] = coeliacRoot();
  const at = (dx: number, dy: number, dz: number): Vec => [x + dx, y + dy, z + dz];
  const left = at(1.25, -0.1, 0.35);
  const right = at(-1.35, -0.2, 0.3);
  const knots = blend(
    0.3,
    ellipsoid(left, [0.55, 0.85, 0.36]),
    ellipsoid(at(1.35, -1, 0.25), [0.38, 0.5, 0.3]),
    ellipsoid(right, [0.6, 0.8, 0.36]),
    ellipsoid(at(-1.4, -1.1, 0.2), [0.36, 0.5, 0.3]),
  );
  const net = blend(
    0.14,
    strand(0.17, left, at(0, 0.85, 1.05), right),
    strand(0.17, left, at(0, -0.75, 1.1), right),
    strand(0.14, at(1.2, -1, 0.3), at(0, -1.6, 0.95), at(-1.3, -1.1, 0.3)),
    strand(0.15, left, at(1, -2.2, 0.8), at(0.5, -4.2, 1)),
    strand(0.15, right, at(-0.9, -2.3, 0.75), at(-0.5, -4.3, 1)),
    strand(0.12, at(0.2, -1.4, 1), at(-0.4, -2.6, 1.05), at(0.5, -4.2, 1)),
    strand(0.12, at(-0.3, -1.5, 1), at(0.5, -2.7, 1.05), at(-0.5, -4.3, 1)),
    strand(0.14, left, at(2.3, 0, 1), at(3.9, -0.5, 1.6)),
    strand(0.13, left, at(2.2, -1, 0.7), at(3.7, -2.3, 1)),
    strand(0.14, right, at(-2.4, 0.2, 1), at(-4.1, 0.4, 1.7)),
    strand(0.13, right, at(-2.3, -1, 0.6), at(-3.8, -2.4, 1)),
    strand(0.12, left, at(0.6, 0.2, 1.6), at(1.3, 0.8, 2.9)),
    strand(0.12, right, at(-0.5, 0.1, 1.5), at(-1.2, 0.9, 2.8)),
  );
  const feeder = (side: number): Solid =>
    tube(
      [0.12, 0.16, 0.18, 0.2],
      pointAt(level('T9'), [side * 2, 0, 1.2]),
      pointAt(level('T11'), [side * 1.9, 0, 1.8]),
      pointAt(level('T12'), [side * 1.6, 0.6, 2.5]),
      side > 0 ? left : right,
    );
  return [
    part('coeliac knots', 'nerve', knots),
    part('coeliac net', 'nerve', net),
    part('left splanchnic nerve', 'nerve', feeder(1)),
    part('right splanchnic nerve', 'nerve', feeder(-1)),
  ];
}
