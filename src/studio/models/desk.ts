// Things on a desk: what a patient brings, and what waits afterwards. The desk's top is y = 0; x runs to the right,
// z towards the viewer.
import {
  blend,
  box,
  carve,
  cylinder,
  ellipsoid,
  move,
  roundCone,
  torus,
  tube,
  turn,
  union,
  type Solid,
} from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { part, type Part } from '#studio/parts.ts';

interface Spot {
  at: Vec;
  /** Degrees about the upright axis. */
  turned?: number;
}

/** Puts parts built at the origin where they belong. */
export const placed = ({ at, turned = 0 }: Spot, parts: Part[]): Part[] =>
  parts.map((each) => ({ ...each, solid: move(at, turn('y', turned, each.solid)) }));

/** A tray of clay with a low rim, on which everything lies. */
export function tray(halfWidth: number, halfDepth: number): Part[] {
  const slab = box([0, -0.5, 0], [halfWidth, 0.6, halfDepth], 0.5);
  const hollow = box([0, 0.6, 0], [halfWidth - 0.7, 0.62, halfDepth - 0.7], 0.5);
  return [part('tray', 'clay', carve(0.3, slab, hollow))];
}

const tick = (x: number, z: number, y: number): Solid =>
  tube(
    [
      [x - 0.42, y, z - 0.02],
      [x - 0.12, y, z + 0.34],
      [x + 0.5, y, z - 0.5],
    ],
    0.13,
    3,
  );

/** A board with a clip and a list: boxes with ticks, lines of writing, and a line for the signature. */
export function clipboard(spot: Spot): Part[] {
  const top = 0.62;
  const rows = [-4.6, -2.9, -1.2, 0.5, 2.2];
  const lengths = [6.2, 5, 5.8, 4.2, 5.4];
  const writing = rows.map((z, i) =>
    box([-1.9 + lengths[i]! / 2, top, z], [lengths[i]! / 2, 0.05, 0.13], 0.05),
  );
  const heading = box([-1.6, top, -6.5], [2.6, 0.05, 0.24], 0.05);
  const boxes = rows.map((z) =>
    carve(
      0.02,
      box([-3.7, top, z], [0.6, 0.05, 0.6], 0.05),
      box([-3.7, top + 0.04, z], [0.46, 0.08, 0.46], 0.03),
    ),
  );
  const signatureLine = box([1.4, top, 6.6], [2.9, 0.04, 0.07], 0.03);
  const signature = tube(
    [
      [-0.8, top, 6.3],
      [-0.3, top, 5.2],
      [0, top, 6.2],
      [0.6, top, 5.6],
      [1, top, 6.2],
      [1.6, top, 5.5],
      [2, top, 6.1],
      [3.4, top, 5.7],
    ],
    0.07,
  );
  const clip = blend(
    0.25,
    box([0, 0.95, -8.2], [2.5, 0.3, 0.75], 0.25),
    box([0, 1.05, -9.1], [1.3, 0.36, 0.7], 0.3),
    turn('z', 90, cylinder([0.9, 0, -8.7], 0.34, 2.3, 0.1)),
  );
  return placed(spot, [
    part('board', 'sheath', box([0, 0.28, 0], [6.6, 0.28, 9.4], 0.26)),
    part('paper', 'paper', box([0, 0.58, 0.5], [5.7, 0.05, 8.2], 0.04)),
    part('writing', 'rubber', union(heading, ...writing, ...boxes, signatureLine)),
    part('ticks', 'plastic', union(...rows.slice(0, 4).map((z) => tick(-3.62, z, top + 0.06)))),
    part('signature', 'sheath', signature),
    part('clip', 'steel', clip),
  ]);
}

/** A pen lying on its side, its tip at the spot. */
export function pen(spot: Spot): Part[] {
  const y = 0.42;
  return placed(spot, [
    part('pen tip', 'steel', roundCone([0, y - 0.2, 0], [1.1, y, 0], 0.07, 0.3)),
    part('pen', 'cloth', roundCone([1.1, y, 0], [10.4, y, 0], 0.4, 0.42)),
    part('pen ring', 'steel', turn('z', 90, cylinder([y, -6.4, 0], 0.46, 0.12, 0.05))),
    part('pen clip', 'steel', roundCone([6.5, y + 0.48, 0], [9.9, y + 0.52, 0], 0.11, 0.13)),
    part('pen end', 'steel', roundCone([10.4, y, 0], [10.9, y, 0], 0.34, 0.26)),
  ]);
}

/** A strip of tablets, two by five, one of them taken. */
export function tabletStrip(spot: Spot): Part[] {
  const places = Array.from({ length: 10 }, (_, i): [number, number] => [
    i % 2 === 0 ? -1.05 : 1.05,
    -4.2 + Math.floor(i / 2) * 2.1,
  ]);
  const foil = box([0, 0.14, 0], [2.4, 0.1, 5.6], 0.09);
  const blisters = places.map(([x, z]) => ellipsoid([x, 0.2, z], [0.82, 0.55, 0.82]));
  const taken = ellipsoid([1.05, 0.3, 4.2], [0.5, 0.3, 0.5]);
  return placed(spot, [
    part('foil', 'steel', carve(0.1, foil, taken)),
    part('tablets', 'paper', blend(0.12, ...blisters.slice(0, -1))),
  ]);
}

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
