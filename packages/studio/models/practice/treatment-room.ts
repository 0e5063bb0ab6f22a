// A treatment room: couch, lamp and a model of the spine. The floor is y = 0, one unit is a centimetre.
import {
  blend,
  box,
  carve,
  cylinder,
  ellipsoid,
  move,
  roundCone,
  sphere,
  turn,
  union,
} from '#studio/shapes/index.ts';
import { part, type Part } from '#studio/models/part.ts';

/** An examination couch, its head end on the left, raised. */
export function couch(): Part[] {
  const legs = [-70, 62].flatMap((x) => [-24, 24].map((z) => roundCone([x, 2, z], [x, 58, z], 2.2, 2.2)));
  const rails = [-24, 24].map((z) => roundCone([-70, 16, z], [62, 16, z], 1.6, 1.6));
  const head = move([-31, 68, 0], turn('z', -22, box([-28, 1, 0], [30, 5.4, 30], 4)));
  return [
    part('couch frame', 'steel', union(...legs, ...rails, box([-4, 59, 0], [68, 2.4, 27], 1.6))),
    part('couch', 'cloth', box([18, 67, 0], [52, 5.6, 30], 4)),
    part('couch head', 'cloth', head),
    part('sheet', 'paper', box([24, 72.4, 0], [42, 0.7, 21], 0.6)),
    part(
      'pillow',
      'paper',
      blend(6, ellipsoid([-64, 92, 0], [15, 6.5, 21]), ellipsoid([-60, 90, 0], [12, 6, 19])),
    ),
  ];
}

/** A lamp on a jointed arm, over the couch. */
export function lamp(): Part[] {
  const shade = carve(
    0.4,
    roundCone([-2, 150, -8], [6, 138, -2], 5, 12),
    roundCone([0, 148, -7], [9, 133, 0.5], 3.6, 12.5),
  );
  return [
    part(
      'lamp arm',
      'steel',
      union(
        roundCone([-52, 2, -46], [-52, 120, -46], 1.8, 1.6),
        roundCone([-52, 120, -46], [-26, 164, -30], 1.5, 1.4),
        roundCone([-26, 164, -30], [-3, 151, -9], 1.4, 1.3),
        sphere([-52, 120, -46], 2.8),
        sphere([-26, 164, -30], 2.8),
      ),
    ),
    part('lamp foot', 'cloth', cylinder([-52, 2, -46], 19, 2, 1.4)),
    part('lamp shade', 'plastic', shade),
    part('lamp light', 'nerve', sphere([2, 144, -5], 5)),
  ];
}

/** A side table for the model. */
export function sideTable(): Part[] {
  return [
    part('table top', 'clay', cylinder([104, 60, 8], 24, 2, 1.4)),
    part(
      'table leg',
      'steel',
      union(roundCone([104, 3, 8], [104, 59, 8], 2.2, 2.2), cylinder([104, 1.6, 8], 16, 1.6, 1.2)),
    ),
  ];
}
