// Shapes along a smooth line: nerves, vessels and cables as tubes, tendons and muscles as ribbons.
import { RIBBON_ROW } from './curve-kernels.ts';
import { ballBounds, formula, numbers, number, joinedBounds, type Bounds, type Solid } from './solid.ts';
import { cross, subtract, unit, type Vec } from './vectors.ts';

const catmullRom = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** A value at each of `perSegment` steps between the given ones, without kinks. */
export function smooth(values: number[], perSegment: number): number[] {
  const at = (i: number) => values[Math.min(values.length - 1, Math.max(0, i))] ?? 0;
  const steps = (values.length - 1) * perSegment;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const i = Math.min(values.length - 2, Math.floor(step / perSegment));
    const t = step / perSegment - i;
    return step === steps ? at(values.length - 1) : catmullRom(at(i - 1), at(i), at(i + 1), at(i + 2), t);
  });
}

/** A smooth line through the points. */
export function spline(points: readonly Vec[], perSegment = 6): Vec[] {
  const [xs, ys, zs] = ([0, 1, 2] as const).map((axis) =>
    smooth(
      points.map((point) => point[axis]),
      perSegment,
    ),
  );
  return xs!.map((x, i): Vec => [x, ys![i]!, zs![i]!]);
}

/** As many values as there are points, evenly spread. */
function spread(values: readonly number[], count: number): number[] {
  if (values.length === count) return [...values];
  return Array.from({ length: count }, (_, i) => {
    const place = (i / (count - 1)) * (values.length - 1);
    const k = Math.min(values.length - 2, Math.floor(place));
    return values[k]! + (values[k + 1]! - values[k]!) * (place - k);
  });
}

type Radii = number | readonly number[];

/** A round tube through the points; one radius, or several that run along it. */
export function tube(of: Radii | { radii: Radii; perSegment: number }, ...points: Vec[]): Solid {
  const { radii, perSegment } = typeof of === 'object' && 'radii' in of ? of : { radii: of, perSegment: 7 };
  const line = spline(points, perSegment);
  const thick =
    typeof radii === 'number' ? line.map(() => radii) : smooth(spread(radii, points.length), perSegment);
  const rows = line.flatMap((point, i) => [...point, thick[i]!]);
  const bounds = joinedBounds(...line.map((point, i) => ballBounds(point, Math.max(0, thick[i]!))));
  return formula(bounds, 3 + line.length, (code, x, y, z) => `tube(${x},${y},${z},${code.table(rows)})`);
}

/** A point of a ribbon: half its width and half its thickness there, and where its flat face looks, if not as elsewhere. */
export type RibbonRow = readonly [point: Vec, width: number, thickness: number, facing?: Vec];

interface Ribbon {
  /** Where its flat face looks. */
  facing?: Vec;
  /** How many fibres are seen across it, and how deep they are. */
  fibres?: number;
  relief?: number;
  perSegment?: number;
}

export function ribbon(of: Ribbon, ...along: RibbonRow[]): Solid {
  const { facing = [0, 0, 1], fibres = 7, relief = 0.14, perSegment = 14 } = of;
  const line = spline(
    along.map(([point]) => point),
    perSegment,
  );
  const halves = (column: 1 | 2) => along.map((row) => row[column]);
  const width = smooth(halves(1), perSegment).map((w) => Math.max(0.03, w));
  const thickness = smooth(halves(2), perSegment).map((w) => Math.max(0.02, w));
  const faces = along.some(([, , , own]) => own)
    ? spline(
        along.map(([, , , own]) => own ?? facing),
        perSegment,
      )
    : line.map(() => facing);
  const rows: number[] = [];
  const boxes: Bounds[] = [];
  for (let i = 0; i < line.length - 1; i += 1) {
    const from = line[i]!;
    const to = line[i + 1]!;
    const along = unit(subtract(to, line[Math.max(0, i - 1)]!));
    const side = unit(cross(faces[i]!, along));
    const normal = cross(along, side);
    const row = [...from, ...subtract(to, from), ...side, ...normal];
    rows.push(...row, width[i]!, width[i + 1]!, thickness[i]!, thickness[i + 1]!);
    boxes.push(ballBounds(from, width[i]! + 0.1), ballBounds(to, width[i + 1]! + 0.1));
  }
  return formula(
    joinedBounds(...boxes),
    3 + (2 * rows.length) / RIBBON_ROW,
    (code, x, y, z) => `ribbon(${x},${y},${z},${code.table(rows)},${numbers(fibres)},${number(relief)})`,
  );
}
