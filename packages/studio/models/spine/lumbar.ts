import { part, type Part } from '#studio/models/part.ts';
import { blend, ellipsoid, loft, move, tube, turn, type LoftRow, type Solid } from '#studio/shapes/index.ts';
import { add, type Vec } from '#studio/shapes/vectors.ts';
import { sacrum } from './sacrum.ts';
import { between, pointAt, atLevel, type Level } from './levels.ts';
import { lumbarDisc, lumbarVertebra } from './vertebrae.ts';

// The lumbar spine alone, close up: the middle of L3 is the origin.
const SPACING = 3.72;
const CURVE_RADIUS = 25;
const MIDDLE = 3;
/** L1 to L5. */
const NUMBERS = [1, 2, 3, 4, 5];

/** The place of L1 to L5; 6 is the top of the sacrum, before it is leaned. */
export function lumbarLevel(number: number): Level {
  const angle = ((MIDDLE - number) * SPACING) / CURVE_RADIUS;
  return {
    centre: [0, CURVE_RADIUS * Math.sin(angle), CURVE_RADIUS * Math.cos(angle) - CURVE_RADIUS],
    lean: (-angle * 180) / Math.PI,
  };
}

/** The place of the disc under L1 to L5. */
export const discLevel = (number: number): Level => between(lumbarLevel(number), lumbarLevel(number + 1));

const sacrumLevel = (): Level => {
  const { centre, lean } = lumbarLevel(6);
  return { centre, lean: lean + 10 };
};

/** A disc whose soft centre has pushed out backwards, to the left. */
export function herniatedDisc(): Solid {
  const bulge = turn('y', -35, ellipsoid([0, 0, 0], [0.95, 0.5, 0.98]));
  return blend(0.55, lumbarDisc(), move([1.35, -0.02, -1.55], bulge));
}

/** Where a herniated disc under a vertebra bulges most. */
export const bulgeOn = (number: number): Vec => pointAt(discLevel(number), [1.6, 0, -2.05]);

/** The nerve that leaves under a vertebra; pressed, it makes way for the bulge. */
function nerveRoot(number: number, side: number, pressed: boolean): Solid {
  const bone = lumbarLevel(number);
  const disc = discLevel(number);
  const push = pressed ? 1 : 0;
  const beside =
    number === 5
      ? pointAt(disc, [side * 2.85, -0.5, -0.8]) // in front of the sacrum's wing
      : pointAt(disc, [side * 3.0, -1.2, -1.75]);
  const leaving: Vec[] = [
    pointAt(bone, [side * 0.5, 1.0, -2.55]),
    pointAt(bone, [side * 0.95, -0.3, -2.5]),
    pointAt(bone, [side * 1.75, -0.95, -2.35 - push * 0.1]),
    pointAt(disc, [side * (2.25 + push * 0.25), 0.15, -2.3 - push * 0.55]),
    beside,
  ];
  const onward: Vec[] =
    number === 5
      ? [
          pointAt(sacrumLevel(), [side * 3.2, -1.6, 0.75]),
          pointAt(sacrumLevel(), [side * 3.4, -4.2, 0.4]),
          pointAt(sacrumLevel(), [side * 3.6, -7.5, -0.2]),
        ]
      : [
          add(beside, [side * 0.55, -2.2, 0.35]),
          ...(number === 4 ? [] : [add(beside, [side * 0.95, -4.6, 0.55])]),
          [side * 4.5, -11.5, -0.9],
          [side * 5.4, -18, 0.6],
        ];
  const swelling = pressed ? 0.31 : 0.34;
  const radii = [0.16, 0.2, swelling, 0.27, 0.23, ...onward.map(() => 0.21)];
  return tube({ radii, perSegment: 8 }, ...leaving, ...onward);
}

/** The sac with the nerves, in the canal behind the bodies. */
function duralSac(first: number): Solid {
  const line = NUMBERS.slice(first - 1).map((n) => pointAt(lumbarLevel(n), [0, 0, -2.48]));
  const top = pointAt(lumbarLevel(first), [0, 6, -2.5]);
  const bottom = pointAt(lumbarLevel(5), [0, -4, -2.6]);
  return tube(0.74, top, ...line, bottom);
}

interface LumbarOptions {
  first?: number;
  sacrum?: boolean;
  nerves?: boolean;
  sides?: number[];
  /** The vertebra whose disc (below it) bulges. */
  herniated?: number;
}

export function lumbarSpine(options: LumbarOptions = {}): Part[] {
  const { first = 1, sacrum: withSacrum = true, nerves = true, sides = [1, -1], herniated } = options;
  const numbers = NUMBERS.slice(first - 1);
  const bones = numbers.map((n) =>
    part(
      `L${n}`,
      'bone',
      atLevel(lumbarLevel(n), lumbarVertebra({ transverse: n === 1 || n === 5 ? 0.85 : 1 })),
    ),
  );
  const discs = numbers
    .filter((n) => n < 5 || withSacrum)
    .map((n) =>
      part(
        `disc under L${n}`,
        'disc',
        atLevel(discLevel(n), n === herniated ? herniatedDisc() : lumbarDisc()),
      ),
    );
  const roots = numbers.flatMap((n) =>
    sides.map((s) => part(`nerve L${n} ${s}`, 'nerve', nerveRoot(n, s, n === herniated && s === 1))),
  );
  return [
    ...bones,
    ...discs,
    ...(nerves ? [part('nerve sac', 'dura', duralSac(first)), ...roots] : []),
    ...(withSacrum ? [part('sacrum', 'bone', atLevel(sacrumLevel(), sacrum()))] : []),
  ];
}

/** Where the nerve of a small joint crosses the root of the transverse process. */
export const branchCrossing = (number: number): Vec => pointAt(lumbarLevel(number), [2.28, 0.66, -3.2]);

/** The thin nerve that feels the small joints, on its way over the transverse process of a vertebra. */
export function medialBranch(number: number): Part {
  const place = lumbarLevel(number);
  const line = [
    pointAt(place, [2.45, 1.7, -2.2]),
    pointAt(place, [2.44, 1.0, -2.75]),
    pointAt(place, [2.3, 0.6, -3.12]),
    pointAt(place, [2.0, 0.28, -3.34]),
    pointAt(place, [1.7, -0.05, -3.58]),
    pointAt(place, [1.45, -0.45, -3.7]),
    pointAt(place, [1.2, -0.9, -3.9]),
  ];
  return part(
    `medial branch ${number}`,
    'nerve',
    tube({ radii: [0.13, 0.13, 0.12, 0.12, 0.11, 0.09, 0.05], perSegment: 6 }, ...line),
  );
}

/** The sympathetic chain on the front-side of the bodies, with a knot at each level. */
export function sympatheticChain(): Part[] {
  const beside = (place: Level, out: number): Vec => pointAt(place, [out, 0, 1.25]);
  const line = NUMBERS.flatMap((n) => [beside(lumbarLevel(n), 1.98), beside(discLevel(n), 2.3)]);
  const start = pointAt(lumbarLevel(1), [2.2, 5, 1.25]);
  const knots = NUMBERS.map((n) => {
    const place = lumbarLevel(n);
    const knot = ellipsoid([2.02, -0.7, 1.25], [0.26, 0.62, 0.3]);
    return part(`ganglion ${n}`, 'nerve', atLevel(place, knot));
  });
  const links = NUMBERS.map((n) => {
    const place = lumbarLevel(n);
    const link = [
      pointAt(place, [2.0, -0.6, 1.15]),
      pointAt(place, [2.35, -0.5, -0.4]),
      pointAt(place, [2.2, -1.2, -2.1]),
    ];
    return part(`link ${n}`, 'nerve', tube(0.09, ...link));
  });
  return [part('sympathetic chain', 'nerve', tube(0.17, start, ...line)), ...knots, ...links];
}

const TORSO_ROWS: LoftRow[] = [
  [20, 0, -1, 15.5, 9.5],
  [14, 0, -0.8, 14.6, 9.2],
  [8, 0, -0.5, 13.6, 8.8],
  [3, 0, -0.4, 13.0, 8.5],
  [-2, 0, -0.6, 13.2, 8.7],
  [-7, 0, -1.2, 14.6, 9.4],
  [-12, 0, -1.8, 16.2, 10.2],
  [-18, 0, -2.4, 17.2, 10.8],
  [-24, 0, -2.2, 17.0, 10.2],
];

export const torsoSkin = (): Solid => loft(TORSO_ROWS, { slack: 0.7, squareness: 2.4 });
