// What a patient brings to a procedure, on a table. Its top is y = 0; x runs to the right, z towards the viewer.
import {
  blend,
  box,
  carve,
  cylinder,
  ellipsoid,
  move,
  roundCone,
  tube,
  turn,
  union,
  type Solid,
} from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { part, type Part } from '#studio/models/part.ts';

export interface Spot {
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
    { radii: 0.13, perSegment: 3 },
    [x - 0.42, y, z - 0.02],
    [x - 0.12, y, z + 0.34],
    [x + 0.5, y, z - 0.5],
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
    0.07,
    [-0.8, top, 6.3],
    [-0.3, top, 5.2],
    [0, top, 6.2],
    [0.6, top, 5.6],
    [1, top, 6.2],
    [1.6, top, 5.5],
    [2, top, 6.1],
    [3.4, top, 5.7],
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
