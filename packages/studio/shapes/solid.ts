// A solid knows how far any point is from its surface. It says so as JavaScript, so that a whole scene becomes one
// straight function: a tree of closures would be several times slower.
import { type Vec } from './vectors.ts';

export interface Bounds {
  low: Vec;
  high: Vec;
}

export interface Solid {
  /** The box that holds it. */
  bounds: Bounds;
  /** Roughly how many simple shapes it is made of: what costs more is asked less often. */
  cost: number;
  /** Writes the code that measures from a point, and returns the name of the result. */
  write(code: Code, x: string, y: string, z: string): string;
}

/** The function being written. `tables` are the numbers it looks up. */
export class Code {
  lines: string[] = [];
  readonly tables: Float64Array[];
  #names = 0;

  constructor(tables: Float64Array[] = []) {
    this.tables = tables;
  }

  /** Keeps the value of an expression under a new name. */
  keep(expression: string) {
    this.#names += 1;
    const name = `v${this.#names}`;
    this.lines.push(`let ${name}=${expression};`);
    return name;
  }

  table(numbers: number[]) {
    this.tables.push(Float64Array.from(numbers));
    return `tables[${this.tables.length - 1}]`;
  }
}

export function number(value: number) {
  const text = String(Number(value.toFixed(6)));
  return value < 0 ? `(${text})` : text;
}

export const numbers = (...values: number[]) => values.map(number).join(',');

/** A solid whose distance is one expression. */
export const formula = (
  bounds: Bounds,
  cost: number,
  expression: (code: Code, x: string, y: string, z: string) => string,
): Solid => ({ bounds, cost, write: (code, x, y, z) => code.keep(expression(code, x, y, z)) });

export const boxBounds = (centre: Vec, half: Vec): Bounds => ({
  low: [centre[0] - half[0], centre[1] - half[1], centre[2] - half[2]],
  high: [centre[0] + half[0], centre[1] + half[1], centre[2] + half[2]],
});

export const ballBounds = (centre: Vec, radius: number) => boxBounds(centre, [radius, radius, radius]);

export function joinedBounds(...all: Bounds[]): Bounds {
  const least = (axis: 0 | 1 | 2) => Math.min(...all.map(({ low }) => low[axis]));
  const most = (axis: 0 | 1 | 2) => Math.max(...all.map(({ high }) => high[axis]));
  return { low: [least(0), least(1), least(2)], high: [most(0), most(1), most(2)] };
}

export const widerBounds = ({ low, high }: Bounds, by: number): Bounds => ({
  low: [low[0] - by, low[1] - by, low[2] - by],
  high: [high[0] + by, high[1] + by, high[2] + by],
});

/** The squared distance from a point to a box, as an expression. */
export function squaredDistanceTo({ low, high }: Bounds, x: string, y: string, z: string) {
  const centre = [0, 1, 2].map((axis) => (low[axis as 0] + high[axis as 0]) / 2);
  const half = [0, 1, 2].map((axis) => (high[axis as 0] - low[axis as 0]) / 2);
  return `boxAway2(${x},${y},${z},${numbers(...centre, ...half)})`;
}
