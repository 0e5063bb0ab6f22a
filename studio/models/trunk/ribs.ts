import { part, type Part } from '#studio/models/part.ts';
import { blend, ellipsoid, ribbon, roundCone, tube, type Solid } from '#studio/shapes/index.ts';
import { mix, unit, type Vec } from '#studio/shapes/vectors.ts';
import { onSide } from '#studio/models/sides.ts';
import { type Look } from '#studio/models/part.ts';
import { pointAt } from '#studio/models/spine/levels.ts';
import { level } from '#studio/models/spine/standing.ts';

type RibForm = { width: number; front: number; drop: number; end: number };
const rib = (width: number, front: number, drop: number, end: number): RibForm => ({
  width,
  front,
  drop,
  end,
});

/** The twelve ribs: half width of the chest, depth of the front, drop from back to front, end of the sweep. */
const RIBS: RibForm[] = [
  rib(6.2, 6.4, 4.0, 0.84),
  rib(8.8, 7.4, 6.5, 0.86),
  rib(10.6, 8.4, 8.8, 0.86),
  rib(11.8, 9.2, 10.6, 0.86),
  rib(12.6, 9.9, 12.0, 0.85),
  rib(13.1, 10.4, 13.0, 0.83),
  rib(13.3, 10.6, 13.6, 0.8),
  rib(13.1, 10.4, 13.6, 0.75),
  rib(12.6, 9.8, 12.6, 0.69),
  rib(11.9, 9.0, 11.0, 0.62),
  rib(10.8, 7.6, 7.4, 0.47),
  rib(9.2, 5.6, 4.6, 0.36),
];

/** The line of a rib (1 to 12) from its head at the spine to its front end, on the left (1) or the right (-1). */
export function ribLine(number: number, side = 1): Vec[] {
  const form = RIBS[number - 1]!;
  const place = level(`T${number}`);
  const head = pointAt(place, [1.55, 0.75, -1.35]);
  const tubercle = pointAt(place, [2.7, 0.75, -3.05]);
  const back = place.centre[2] - 4.5;
  const middle = (back + form.front) / 2;
  const depth = (form.front - back) / 2;
  const start = 0.14;
  const sweep = Array.from({ length: 9 }, (_, k): Vec => {
    const turned = Math.PI * (start + 0.07 + (form.end - start - 0.07) * (k / 8));
    const share = ((turned / Math.PI - start) / (1 - start)) ** 1.12;
    const bulge = Math.abs(Math.sin(turned)) ** 0.82;
    return [form.width * bulge, tubercle[1] - form.drop * share, middle - depth * Math.cos(turned)];
  });
  return onSide(side, [head, tubercle, ...sweep]);
}

/** A rib in two pieces, so that the renderer can pass over the far one quickly. */
function ribPieces(number: number, side: number): Solid[] {
  const line = ribLine(number, side);
  const thin = number > 10 ? 0.4 : 0.47;
  return [tube(line.slice(0, 7), thin, 4), tube(line.slice(6), thin + 0.03, 4)];
}

/** A rib as the flat bone it is, for close views; cut to the part of the line that is in view. */
export function flatRib(number: number, side: number, from = 0, to = 99): Solid {
  const points = ribLine(number, side).slice(from, to);
  const centre: Vec = [0, 0, level(`T${number}`).centre[2] + 3];
  return ribbon({
    points,
    widths: points.map((_, i) => (from + i < 2 ? 0.48 : 0.66)),
    thicknesses: points.map(() => 0.34),
    facing: points.map(([x, , z]): Vec => unit([x - centre[0], 1.2, z - centre[2]])),
    fibres: 1,
    relief: 0.05,
  });
}

const breastboneEnd = (number: number): Vec =>
  number <= 7
    ? [1.7, 51.4 - (number - 1) * 2.55, 7.0 + (number - 1) * 0.36]
    : [2.6 + (number - 7) * 1.7, 35.4 - (number - 7) * 2.1, 9.4 - (number - 7) * 0.15];

function costalCartilage(number: number, side: number): Solid {
  const start = ribLine(number).at(-1)!;
  const end = breastboneEnd(number);
  const [x, y] = mix(start, end, 0.5);
  const bow: Vec = [x, y - 0.5 - number * 0.08, Math.max(start[2], end[2]) + 0.25];
  return tube(onSide(side, [start, bow, end]), 0.46, 4);
}

const sternum = (): Solid =>
  blend(
    0.6,
    ellipsoid([0, 51.7, 6.5], [2.8, 2.1, 0.72]),
    ellipsoid([1.7, 52.9, 6.3], [0.9, 0.7, 0.6]),
    ellipsoid([-1.7, 52.9, 6.3], [0.9, 0.7, 0.6]),
    roundCone([0, 49.4, 7.1], [0, 43, 8.4], 1.25, 1.55),
    roundCone([0, 43, 8.4], [0, 37.2, 9.2], 1.55, 1.3),
    roundCone([0, 36, 9.3], [0, 33.8, 9.3], 0.65, 0.4),
  );

type CageOptions = Look & { sides?: number[]; front?: boolean; numbers?: number[] };

/** Ribs with their cartilage and, unless `front` is false, the breastbone. */
export function ribcage(options: CageOptions = {}): Part[] {
  const { sides = [1, -1], front = true, numbers = RIBS.map((_, i) => i + 1), material, ...look } = options;
  const bone = material ?? 'softBone';
  const ribs = numbers.flatMap((number) =>
    sides.flatMap((side) => {
      const pieces = ribPieces(number, side).map((solid, i) =>
        part(`rib ${number} ${side} ${i}`, bone, solid, look),
      );
      if (!front || number > 10) return pieces;
      return [
        ...pieces,
        part(
          `cartilage ${number} ${side}`,
          material ? bone : 'cartilage',
          costalCartilage(number, side),
          look,
        ),
      ];
    }),
  );
  return front ? [...ribs, part('breastbone', bone, sternum(), look)] : ribs;
}
