// A teaching model: spine and pelvis on a rod and a round foot.
import { blend, cylinder, ellipsoid, roundCone, tube } from '#studio/shapes/index.ts';
import { part, type Part } from '#studio/models/part.ts';
import { pelvis } from '#studio/models/pelvis/pelvis.ts';
import { pointAt } from '#studio/models/spine/levels.ts';
import { level, standingSpine } from '#studio/models/spine/standing.ts';

/** How high the foot stands, in the figure's frame: hip joints at 0. */
const FLOOR = -13.5;

export function spineOnStand(): Part[] {
  const top = level('T11');
  const foot = blend(
    1.2,
    cylinder([0, FLOOR + 0.7, -3], 9.5, 0.7, 0.5),
    ellipsoid([0, FLOOR + 1.5, -3], [2.4, 1.6, 2.4]),
  );
  const rod = tube(0.42, [0, FLOOR + 1, -3], [0, -9, -3], [0, -4, -3.4], pointAt(level('S1'), [0, -4, 1]));
  const hook = tube(0.34, pointAt(top, [0, 0.5, 0]), pointAt(top, [0, 2.4, 0]), pointAt(top, [0, 3.4, 0]));
  return [
    ...standingSpine('T11', 'S1'),
    ...pelvis(),
    part('rod', 'steel', rod),
    part(
      'top of the rod',
      'steel',
      blend(0.3, hook, roundCone(pointAt(top, [0, 3.4, 0]), pointAt(top, [0, 3.8, 0]), 0.6, 0.6)),
    ),
    part('foot', 'cloth', foot),
  ];
}
