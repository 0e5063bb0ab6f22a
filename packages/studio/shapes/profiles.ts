// Shapes from profiles: a loft through ellipses at several heights (skin), and a flat plate with a smooth outline
// (the shoulder blade).
import { smooth, spline } from './curves.ts';
import { LOFT_ROWS } from './curve-kernels.ts';
import { formula, number, numbers, type Bounds, type Solid } from './solid.ts';
import { type Vec } from './vectors.ts';

const PER_ROW = 40;

/** An ellipse: height, centre x, centre z, radius x, radius z. */
export type LoftRow = readonly number[];

interface LoftOptions {
  /** Below 1 the marcher takes smaller steps: needed where radii change fast. */
  slack?: number;
  /** 2 is an ellipse, more is squarer. */
  squareness?: number;
}

/** The smoothed columns of the rows, at evenly spaced heights. */
function sampled(rows: readonly LoftRow[]) {
  const column = (k: 0 | 1 | 2 | 3 | 4) =>
    smooth(
      rows.map((row) => row[k]!),
      PER_ROW,
    );
  const [heights, ...columns] = [column(0), column(1), column(2), column(3), column(4)];
  const from = heights[0]!;
  const to = heights.at(-1)!;
  const up = to > from;
  let k = 0;
  const table = Array.from({ length: LOFT_ROWS }, (_, i) => {
    const y = from + ((to - from) * i) / (LOFT_ROWS - 1);
    while (k < heights.length - 2 && (up ? heights[k + 1]! < y : heights[k + 1]! > y)) k += 1;
    const step = heights[k + 1]! - heights[k]!;
    const t = Math.min(1, Math.max(0, (y - heights[k]!) / (step || 1e-9)));
    return columns.map((values) => values[k]! + (values[k + 1]! - values[k]!) * t);
  });
  return { table, from, to };
}

export function loft(rows: readonly LoftRow[], { slack = 0.7, squareness = 2 }: LoftOptions = {}): Solid {
  const { table, from, to } = sampled(rows);
  const least = (centre: number, radius: number) =>
    Math.min(...table.map((row) => row[centre]! - row[radius]!));
  const most = (centre: number, radius: number) =>
    Math.max(...table.map((row) => row[centre]! + row[radius]!));
  const bounds: Bounds = {
    low: [least(0, 2), Math.min(from, to), least(1, 3)],
    high: [most(0, 2), Math.max(from, to), most(1, 3)],
  };
  return formula(
    bounds,
    squareness === 2 ? 4 : 6,
    (code, x, y, z) =>
      `loft(${x},${y},${z},${code.table(table.flat())},${numbers(from, to, squareness)})*${number(slack)}`,
  );
}

interface Bend {
  base: number;
  /** Bends along x: centre and how strongly. */
  x?: readonly [centre: number, strength: number];
  y?: readonly [centre: number, strength: number];
}

interface SheetOptions {
  /** Half the thickness. */
  half: number;
  rounding: number;
  warp?: Bend;
}

const PER_CORNER = 4;

function closed(outline: readonly (readonly [number, number])[]) {
  const n = outline.length;
  const wrapped = [outline[n - 1]!, ...outline, outline[0]!, outline[1]!];
  const line = spline(
    wrapped.map(([x, y]): Vec => [x, y, 0]),
    PER_CORNER,
  );
  return line.slice(PER_CORNER, PER_CORNER * (n + 1));
}

/** A flat, bent shape with a smooth closed outline in x and y. */
export function bentSheet(outline: readonly (readonly [number, number])[], options: SheetOptions): Solid {
  const { half, rounding, warp = { base: 0 } } = options;
  const points = closed(outline);
  const [cx, kx] = warp.x ?? [0, 0];
  const [cy, ky] = warp.y ?? [0, 0];
  const depth = (x: number, y: number) => warp.base + kx * (x - cx) ** 2 + ky * (y - cy) ** 2;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // A parabola is extreme at the corners or at its own centre.
  const depths = [x0, x1, Math.min(x1, Math.max(x0, cx))].flatMap((x) =>
    [y0, y1, Math.min(y1, Math.max(y0, cy))].map((y) => depth(x, y)),
  );
  const corners = points.flatMap(([x, y]) => [x, y]);
  const edge = half + rounding;
  const bounds: Bounds = {
    low: [x0 - rounding, y0 - rounding, Math.min(...depths) - edge],
    high: [x1 + rounding, y1 + rounding, Math.max(...depths) + edge],
  };
  return formula(bounds, 3 + points.length, (code, x, y, z) => {
    const [u, v] = [code.keep(`${x}-${number(cx)}`), code.keep(`${y}-${number(cy)}`)];
    const flat = `${z}-${number(warp.base)}-${number(kx)}*${u}*${u}-${number(ky)}*${v}*${v}`;
    return `outline(${x},${y},${flat},${code.table(corners)},${numbers(half, rounding)})`;
  });
}
