import { part, type Look, type Part } from '#studio/models/part.ts';
import {
  blend,
  ellipsoid,
  ribbon,
  roundCone,
  tube,
  type RibbonRow,
  type Solid,
} from '#studio/shapes/index.ts';
import { mix, unit, type Vec } from '#studio/shapes/vectors.ts';
import { onSide } from '#studio/models/sides.ts';
import { pointAt } from '#studio/models/spine/levels.ts';
import { level } from '#studio/models/spine/standing.ts';

/** The twelve ribs: half width of the chest, depth of the front, drop from back to front, end of the sweep. */
const RIBS: (readonly [width: number, front: number, drop: number, end: number])[] = [
  [6.2, 6.4, 4.0, 0.84],
  [8.8, 7.4, 6.5, 0.86],
  [10.6, 8.4, 8.8, 0.86],
  [11.8, 9.2, 10.6, 0.86],
  [12.6, 9.9, 12.0, 0.85],
  [13.1, 10.4, 13.0, 0.83],
  [13.3, 10.6, 13.6, 0.8],
  [13.1, 10.4, 13.6, 0.75],
  [12.6, 9.8, 12.6, 0.69],
  [11.9, 9.0, 11.0, 0.62],
  [10.8, 7.6, 7.4, 0.47],
  [9.2, 5.6, 4.6, 0.36],
];

/** The line of a rib (1 to 12) from its head at the spine to its front end, on the left (1) or the right (-1). */
export function ribLine(number: number, side = 1): Vec[] {
  const [width, front, drop, end] = RIBS[number - 1]!;
  const place = level(`T${number}`);
  const head = pointAt(place, [1.55, 0.75, -1.35]);
  const tubercle = pointAt(place, [2.7, 0.75, -3.05]);
  const back = place.centre[2] - 4.5;
  const middle = (back + front) / 2;
  const depth = (front - back) / 2;
  const start = 0.14;
  const sweep = Array.from({ length: 9 }, (_, k): Vec => {
    const turned = Math.PI * (start + 0.07 + (end - start - 0.07) * (k / 8));
    const share = ((turned / Math.PI - start) / (1 - start)) ** 1.12;
    const bulge = Math.abs(Math.sin(turned)) ** 0.82;
    return [width * bulge, tubercle[1] - drop * share, middle - depth * Math.cos(turned)];
  });
  return onSide(side, [head, tubercle, ...sweep]);
}

/** A rib in two pieces, so that the renderer can pass over the far one quickly. */
function ribPieces(number: number, side: number): Solid[] {
  const line = ribLine(number, side);
  const thin = number > 10 ? 0.4 : 0.47;
  return [
    tube({ radii: thin, perSegment: 4 }, ...line.slice(0, 7)),
    tube({ radii: thin + 0.03, perSegment: 4 }, ...line.slice(6)),
  ];
}

/** A rib as the flat bone it is, for close views; cut to the part of the line that is in view. */
export function flatRib(number: number, side: number, to: number): Solid {
  const middle = level(`T${number}`).centre[2] + 3;
  const rows = ribLine(number, side)
    .slice(0, to)
    .map((point, i): RibbonRow => [
      point,
      i < 2 ? 0.48 : 0.66,
      0.34,
      unit([point[0], 1.2, point[2] - middle]),
    ]);
  return ribbon({ fibres: 1, relief: 0.05 }, ...rows);
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
  return tube({ radii: 0.46, perSegment: 4 }, ...onSide(side, [start, bow, end]));
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
