// What waits after a procedure, on the same table.
import {
  blend,
  box,
  carve,
  cylinder,
  ellipsoid,
  move,
  roundCone,
  torus,
  turn,
  union,
  type Solid,
} from '#studio/shapes/index.ts';
import { part, type Part } from '#studio/models/part.ts';
import { placed, type Spot } from './before-procedure.ts';

/** A tumbler, three quarters full. */
export function glassOfWater(spot: Spot): Part[] {
  const wall = (grown: number) => roundCone([0, 3.2, 0], [0, 9.6, 0], 2.75 + grown, 3.15 + grown);
  const between = (solid: Solid, low: number, high: number) =>
    carve(0.1, solid, box([0, low - 10, 0], [9, 10, 9]), box([0, high + 10, 0], [9, 10, 9]));
  return placed(spot, [
    part('glass foot', 'glass', between(wall(0.05), 0.1, 1)),
    part('water', 'glass', between(wall(-0.12), 1, 7.4), { opacity: 0.62 }),
    part('water line', 'steel', torus([0, 7.4, 0], 2.86, 0.09)),
    part('glass', 'glass', carve(0.02, between(wall(0), 7.5, 10.4), wall(-0.16)), { opacity: 0.3 }),
    part('glass rim', 'glass', torus([0, 10.4, 0], 3.05, 0.12)),
  ]);
}

/** A small round clock on two feet, facing the viewer. */
export function clock(spot: Spot): Part[] {
  const radius = 4.4;
  const facing = (solid: Solid) => move([0, 5, 0], turn('x', 82, solid));
  const around = (degrees: number, from: number, to: number, thick: number): Solid => {
    const angle = (degrees * Math.PI) / 180;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return roundCone([sin * from, 1.16, -cos * from], [sin * to, 1.16, -cos * to], thick, thick);
  };
  const marks = Array.from({ length: 12 }, (_, i) =>
    around(i * 30, i % 3 === 0 ? 2.85 : 3.15, 3.45, i % 3 === 0 ? 0.12 : 0.08),
  );
  const feet = union(
    roundCone([-2.2, 1.6, 0], [-3, 0.3, 0.2], 0.4, 0.32),
    roundCone([2.2, 1.6, 0], [3, 0.3, 0.2], 0.4, 0.32),
  );
  return placed(spot, [
    part('clock case', 'plastic', facing(cylinder([0, 0, 0], radius, 1.1, 0.5))),
    part('clock face', 'paper', facing(cylinder([0, 0.5, 0], radius - 0.55, 0.62, 0.1))),
    part('clock marks', 'rubber', facing(union(...marks))),
    part('clock hands', 'cloth', facing(union(around(-60, 0, 1.9, 0.16), around(60, 0, 2.9, 0.12)))),
    part('clock pin', 'steel', facing(cylinder([0, 1.2, 0], 0.3, 0.2, 0.08))),
    part('clock feet', 'steel', feet),
  ]);
}

/** A small round plaster with a soft pad. */
export function plaster(spot: Spot): Part[] {
  const holes = Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * Math.PI * 2;
    return cylinder([Math.cos(angle) * 1.45, 0.3, Math.sin(angle) * 1.45], 0.09, 0.2, 0.02);
  });
  const film = cylinder([0, 0.14, 0], 2, 0.12, 0.1);
  return placed(spot, [
    part('plaster', 'organ', carve(0.03, film, ...holes)),
    part('pad', 'paper', ellipsoid([0, 0.22, 0], [0.95, 0.2, 0.95])),
  ]);
}

/** A towel, folded three times. */
export function foldedCloth(spot: Spot): Part[] {
  const layers = [0, 1, 2, 3].map((i) =>
    box([0.12 * (i % 2), 0.55 + i * 0.95, 0], [5.4 - 0.06 * i, 0.56, 3.8], 0.5),
  );
  const folds = [0, 2].map((i) =>
    move([-5, 1.02 + i * 0.95, 0], turn('x', 90, cylinder([0, 0, 0], 0.98, 3.75, 0.4))),
  );
  const stripes = [-1.1, -0.4].map((z) => box([0.1, 3.98, z * 1.6], [5.35, 0.06, 0.16], 0.05));
  return placed(spot, [
    part('cloth', 'paper', blend(0.12, ...layers, ...folds)),
    part('cloth stripes', 'cloth', union(...stripes)),
  ]);
}
