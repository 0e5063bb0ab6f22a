// Moving, turning and mirroring.
import { number, numbers, joinedBounds, type Bounds, type Solid } from './solid.ts';
import { add, rotate, rotation, type Axis, type Matrix, type Vec } from './vectors.ts';

export const move = (by: Vec, solid: Solid): Solid => ({
  bounds: { low: add(solid.bounds.low, by), high: add(solid.bounds.high, by) },
  cost: solid.cost,
  write(code, x, y, z) {
    const [a, b, c] = [
      code.keep(`${x}-${number(by[0])}`),
      code.keep(`${y}-${number(by[1])}`),
      code.keep(`${z}-${number(by[2])}`),
    ];
    return solid.write(code, a, b, c);
  },
});

function turnedBounds(matrix: Matrix, { low, high }: Bounds): Bounds {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
    rotate(matrix, [i & 1 ? high[0] : low[0], i & 2 ? high[1] : low[1], i & 4 ? high[2] : low[2]]),
  );
  return joinedBounds(...corners.map((corner) => ({ low: corner, high: corner })));
}

/** The matrix must be a rotation: its inverse is then its transpose. */
export const turnBy = (matrix: Matrix, solid: Solid): Solid => ({
  bounds: turnedBounds(matrix, solid.bounds),
  cost: solid.cost,
  write(code, x, y, z) {
    const [m0, m1, m2, m3, m4, m5, m6, m7, m8] = matrix;
    const row = (a: number, b: number, c: number) =>
      code.keep(`${number(a)}*${x}+${number(b)}*${y}+${number(c)}*${z}`);
    const [a, b, c] = [row(m0, m3, m6), row(m1, m4, m7), row(m2, m5, m8)];
    return solid.write(code, a, b, c);
  },
});

export const turn = (axis: Axis, degrees: number, solid: Solid) => turnBy(rotation(axis, degrees), solid);

const opposite = ({ low, high }: Bounds): Bounds => ({
  low: [-high[0], low[1], low[2]],
  high: [-low[0], high[1], high[2]],
});

/** On both sides of the body. Model the left one, at x above zero. */
export const mirrored = (solid: Solid): Solid => ({
  bounds: joinedBounds(solid.bounds, opposite(solid.bounds)),
  // Worth a guard even when it is simple: it stands for two.
  cost: solid.cost + 1,
  write: (code, x, y, z) => solid.write(code, code.keep(`Math.abs(${x})`), y, z),
});

/** Moved to the other side of the body. */
export const flipped = (solid: Solid): Solid => ({
  bounds: opposite(solid.bounds),
  cost: solid.cost,
  write: (code, x, y, z) => solid.write(code, code.keep(`-${x}`), y, z),
});

/** Stretched along each axis; distances shrink to the safe side. */
export const stretched = (by: Vec, solid: Solid): Solid => ({
  bounds: {
    low: solid.bounds.low.map((value, axis) => value * by[axis as 0]) as unknown as Vec,
    high: solid.bounds.high.map((value, axis) => value * by[axis as 0]) as unknown as Vec,
  },
  cost: solid.cost,
  write(code, x, y, z) {
    const [a, b, c] = [
      code.keep(`${x}*${numbers(1 / by[0])}`),
      code.keep(`${y}*${numbers(1 / by[1])}`),
      code.keep(`${z}*${numbers(1 / by[2])}`),
    ];
    return code.keep(`${solid.write(code, a, b, c)}*${number(Math.min(...by))}`);
  },
});

export const scaled = (by: number, solid: Solid) => stretched([by, by, by], solid);
