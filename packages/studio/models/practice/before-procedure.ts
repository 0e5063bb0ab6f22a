// What a patient brings to a procedure, on a table. Its top is y = 0; x runs to the right, z towards the viewer.
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

/** The back of a strip: the company's big name, below it two lines of what is inside, the second one marked. */
export function backOfStrip(spot: Spot, [bigName, first, marked]: readonly [number, number, number]): Part[] {
  const line = (z: number, half: number, high: number) =>
    box([half - 1.9, 0.26, z], [half, 0.04, high], 0.04);
  const twice = (z: number) => [z, z + 5.2];
  return placed(spot, [
    part('foil', 'steel', box([0, 0.14, 0], [2.4, 0.1, 5.6], 0.09)),
    part('big name', 'sheath', union(...twice(-4.5).map((z) => line(z, bigName, 0.5)))),
    part('first small name', 'rubber', union(...twice(-3.1).map((z) => line(z, first, 0.16)))),
    part('marked small name', 'nerve', union(...twice(-2.2).map((z) => line(z, marked, 0.26)))),
  ]);
}

/** A month on a page: five weeks, with a tick on the days that count. */
export function calendar(spot: Spot, ticked: readonly number[]): Part[] {
  const day = (i: number): [number, number] => [(i % 7) * 1.7 - 5.1, Math.floor(i / 7) * 1.7 - 2.6];
  const days = Array.from({ length: 31 }, (_, i) => day(i));
  const frame = ([x, z]: [number, number]) =>
    carve(0.02, box([x, 0.22, z], [0.74, 0.05, 0.74], 0.05), box([x, 0.26, z], [0.6, 0.08, 0.6], 0.03));
  const rings = [-3.4, 0, 3.4].map((x) => turn('z', 90, torus([0.2, -x, -6.4], 0.62, 0.13)));
  return placed(spot, [
    part('page', 'paper', box([0, 0.12, 0], [6.6, 0.12, 6.4], 0.1)),
    part('month', 'sheath', box([0, 0.2, -4.7], [6, 0.06, 0.7], 0.05)),
    part('days', 'rubber', union(...days.map(frame))),
    part('ticks', 'plastic', union(...ticked.map((i) => tick(...day(i), 0.34)))),
    part('rings', 'steel', union(...rings)),
  ]);
}

/** One sheet with what is paid for, line by line, and below the rule the whole sum, marked. */
export function bill(spot: Spot): Part[] {
  const rows = [-4.4, -2.9, -1.4, 0.1, 1.6];
  const line = (x: number, z: number, half: number, high = 0.14) =>
    box([x, 0.2, z], [half, 0.05, high], 0.05);
  const what = rows.map((z, i) => line([-2.6, -2.9, -2.3, -3.1, -2.7][i]!, z, [2, 1.7, 2.3, 1.5, 1.9][i]!));
  const sums = rows.map((z, i) => line([3.6, 3.4, 3.7, 3.5, 3.6][i]!, z, [0.9, 1.1, 0.8, 1, 0.9][i]!));
  return placed(spot, [
    part('sheet', 'paper', box([0, 0.08, 0], [5.6, 0.08, 7.8], 0.06)),
    part('heading', 'sheath', line(-2, -6.2, 2.6, 0.4)),
    part('lines', 'rubber', union(...what, ...sums, line(0, 3, 4.6, 0.07))),
    part('whole sum', 'nerve', union(line(-3, 4.4, 1.6, 0.36), line(3.1, 4.4, 1.4, 0.36))),
  ]);
}

/** A crooked pile of coins. */
export function coins(spot: Spot, count: number): Part[] {
  const coin = (i: number) =>
    cylinder([Math.sin(i * 2.3) * 0.16, 0.2 + i * 0.42, Math.cos(i * 1.7) * 0.16], 1.5, 0.2, 0.09);
  return placed(spot, [part('coins', 'steel', union(...Array.from({ length: count }, (_, i) => coin(i))))]);
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

/** A strip of tablets, two by five, the last of them taken. */
export function tabletStrip(spot: Spot, left = 9): Part[] {
  const places = Array.from({ length: 10 }, (_, i): [number, number] => [
    i % 2 === 0 ? -1.05 : 1.05,
    -4.2 + Math.floor(i / 2) * 2.1,
  ]);
  const foil = box([0, 0.14, 0], [2.4, 0.1, 5.6], 0.09);
  const blisters = places.map(([x, z]) => ellipsoid([x, 0.2, z], [0.82, 0.55, 0.82]));
  const taken = places.slice(left).map(([x, z]) => ellipsoid([x, 0.3, z], [0.5, 0.3, 0.5]));
  return placed(spot, [
    part('foil', 'steel', carve(0.1, foil, ...taken)),
    part('tablets', 'paper', blend(0.12, ...blisters.slice(0, left))),
  ]);
}
