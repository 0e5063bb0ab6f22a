// Outlines as SVG writes them: y down, one place behind the point.
import { add, angleOf, distance, subtract, towards, type Point, type Round } from './geometry.ts';

/** The drawings stand on a floor this far below their upper edge. */
const HEIGHT = 180;

const digit = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
/** Numbers, with a space only where two would run together. */
export const numbers = (...values: number[]) =>
  values.map(digit).reduce((text, next) => text + (text && !next.startsWith('-') ? ' ' : '') + next, '');

export const at = ([x, y]: Point) => numbers(x, HEIGHT - y);

const circle = ([centre, r]: Round) => {
  const [x, y] = centre;
  return `M${at([x - r, y])}a${numbers(r, r)} 0 1 0 ${numbers(2 * r, 0)}a${numbers(r, r)} 0 1 0 ${numbers(-2 * r, 0)}z`;
};

/** Two round parts and what is stretched over them. All run the same way round, so that they melt into one. */
function stretched(a: Round, b: Round): string {
  const [[from, thick], [to, thin]] = [a, b];
  const apart = distance(from, to);
  if (apart <= Math.abs(thick - thin)) return circle(thick > thin ? a : b);
  const way = angleOf(subtract(to, from));
  const lean = (Math.acos((thick - thin) / apart) * 180) / Math.PI;
  const on = ([centre, r]: Round, angle: number) => add(centre, towards(angle, r));
  const [start, end] = [on(b, way - lean), on(b, way + lean)];
  const arc = (r: number, far: boolean, place: Point) => `A${numbers(r, r)} 0 ${far ? 1 : 0} 0 ${at(place)}`;
  return `M${at(start)}${arc(thin, lean > 90, end)}L${at(on(a, way + lean))}${arc(thick, lean < 90, on(a, way - lean))}z`;
}

/** A limb: round parts one after another. */
export const limb = (...parts: Round[]): string =>
  parts.length === 1 && parts[0]
    ? circle(parts[0])
    : parts
        .slice(1)
        .map((part, index) => stretched(parts[index] as Round, part))
        .join('');

export const line = (...points: Point[]) => `M${points.map(at).join('L')}`;
