// What the figure uses: every thing is a piece of SVG.
import * as colour from './colours.ts';
import { shape } from './body.ts';
import { add, angleOf, mix, subtract, times, towards, type Point } from './geometry.ts';
import { at, limb, line, numbers } from './outline.ts';

const box = ([x, y]: Point, width: number, height: number, fill: string, round = 1.5) =>
  `<rect x="${numbers(x)}" y="${numbers(180 - y - height)}" width="${numbers(width)}" height="${numbers(height)}" rx="${numbers(round)}" fill="${fill}"/>`;

/** How high above the lower edge of the drawing the floor is. */
const FLOOR = 12;

export const floor = () =>
  `<path d="${line([6, FLOOR], [234, FLOOR])}" stroke="${colour.ground}" stroke-width="2"/>`;

/** Its lower edge is on the floor. */
export const mat = (from: number, to: number) => box([from, FLOOR], to - from, 4, colour.cloth);

/** A chair that looks right: `x` is the back of the seat, `high` its upper side. */
export const chair = (x: number, high: number, deep: number) =>
  box([x + 2, FLOOR], 4, high - FLOOR - 3, colour.wood) +
  box([x + deep - 6, FLOOR], 4, high - FLOOR - 3, colour.wood) +
  box([x - 2, high - 5], deep + 2, 5, colour.wood) +
  box([x - 3, high - 5], 5, 50, colour.wood);

/** A chair that looks left: `x` is the front of its seat. */
export const chairLeft = (x: number, high: number, deep = 46) =>
  box([x + 3, FLOOR], 4, high - FLOOR - 3, colour.wood) +
  box([x + deep - 7, FLOOR], 4, high - FLOOR - 3, colour.wood) +
  box([x, high - 5], deep, 5, colour.wood) +
  box([x + deep - 2, high - 5], 5, 50, colour.wood);

export const table = (x: number, high: number, wide: number) =>
  box([x + wide - 10, FLOOR], 5, high - 14, colour.wood) + box([x, high - 5], wide, 5, colour.wood);

export const wall = (x: number) => box([x, FLOOR], 6, 164, colour.wood, 0);
export const step = (x: number, wide: number, high: number) => box([x, FLOOR], wide, high, colour.wood, 0.5);

/** A bed that is seen from its long side. */
export const bed = (from: number, to: number) =>
  box([from + 4, FLOOR], 5, 34, colour.wood) +
  box([to - 9, FLOOR], 5, 34, colour.wood) +
  box([from, 36], to - from, 7, colour.wood) +
  box([from, 42], to - from, 10, colour.cloth, 4);

export const pillow = ([x, y]: Point) => box([x, y], 34, 9, colour.towel, 4.5);

/** A rolled towel, seen from its end. */
export const roll = (middle: Point, r = 6) =>
  shape(limb([middle, r]), colour.towel) +
  `<path fill="none" d="M${at(middle)}a${numbers(r * 0.35, r * 0.35)} 0 1 1 ${numbers(-r * 0.5, -r * 0.2)}a${numbers(r * 0.62, r * 0.62)} 0 1 1 ${numbers(r * 1.05, r * 0.5)}"/>`;

/** A small bottle of water; `degrees` is where its neck points. */
export const bottle = (middle: Point, degrees: number, long: number) => {
  const end = (by: number) => add(middle, towards(degrees, by));
  return (
    shape(limb([end(-long / 2), 4.2], [end(long / 2 - 5), 4.2], [end(long / 2), 2.2]), '#cfe0ea') +
    shape(limb([end(long / 2 + 1.5), 2.2], [end(long / 2 + 3), 2.2]), colour.trousers)
  );
};

/** A line by which the eye sees what is upright. */
export const plumb = (x: number, from: number, to: number) =>
  `<path d="${line([x, from], [x, to])}" stroke="${colour.ground}" stroke-dasharray="3 3"/>`;

/** Which way it moves: a bow through three points, with a head at its end. */
export function arrow(from: Point, by: Point, to: Point, size = 1): string {
  const control = subtract(times(by, 2), mix(from, to, 0.5));
  const way = angleOf(subtract(to, control));
  const wings = [140, -140].map((turn) => add(to, towards(way + turn, 11 * size)));
  const bow = `M${at(from)}Q${at(control)} ${at(add(to, towards(way, -8 * size)))}`;
  const head = `M${at(to)}L${wings.map(at).join('L')}z`;
  const drawn = (d: string, colours: string) => `<path d="${d}" ${colours}/>`;
  return (
    `<g fill="none" stroke-linecap="round">${drawn(bow, `stroke-width="${numbers(6.2 * size)}"`)}${drawn(head, `stroke-width="${numbers(2.6 * size)}"`)}` +
    `${drawn(bow, `stroke="${colour.arrow}" stroke-width="${numbers(3.8 * size)}"`)}</g>${drawn(head, `fill="${colour.arrow}" stroke="none"`)}`
  );
}
