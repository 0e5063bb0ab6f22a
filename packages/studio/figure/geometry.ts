// The plane in which the figure moves, in centimetres: x to the right, y up. Angles in degrees: 0 to the right, 90 up.
export type Point = readonly [x: number, y: number];
/** A round part of the body: where, and how thick. */
export type Round = readonly [Point, radius: number];

export const add = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
export const subtract = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];
export const times = ([x, y]: Point, k: number): Point => [x * k, y * k];
export const distance = (a: Point, b: Point) => Math.hypot(...subtract(a, b));
export const mix = (a: Point, b: Point, t: number): Point => add(times(a, 1 - t), times(b, t));

const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const angleOf = ([x, y]: Point) => (Math.atan2(y, x) * 180) / Math.PI;
export const towards = (degrees: number, length = 1): Point => [
  Math.cos(radians(degrees)) * length,
  Math.sin(radians(degrees)) * length,
];
export const turned = ([x, y]: Point, degrees: number): Point => {
  const [c, s] = towards(degrees);
  return [x * c - y * s, x * s + y * c];
};

/** Where a knee or an elbow is when both ends of the limb are known; `side` 1 is left of the way from the first end. */
export function jointBetween(from: Point, to: Point, first: number, second: number, side: 1 | -1): Point {
  const reach = Math.min(distance(from, to), first + second - 0.01);
  const way = angleOf(subtract(to, from));
  const cosine = (first ** 2 + reach ** 2 - second ** 2) / (2 * first * reach);
  const opening = (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
  return add(from, towards(way + side * opening, first));
}
