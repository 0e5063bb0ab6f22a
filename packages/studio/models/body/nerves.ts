import { part, type Part } from '#studio/models/part.ts';
import { tube } from '#studio/shapes/index.ts';
import { add, type Vec } from '#studio/shapes/vectors.ts';
import { ribLine } from '#studio/models/trunk/ribs.ts';
import { onSide } from '#studio/models/sides.ts';
import { pointAt } from '#studio/models/spine/levels.ts';
import { level } from '#studio/models/spine/standing.ts';

// Large nerves of the standing figure, drawn on the left (side 1) or the right (-1).
type Strand = { points: Vec[]; radii: number[] };

const drawn = (name: string, side: number, strands: Strand[], throughSkin: number): Part[] =>
  strands.map(({ points, radii }, i) =>
    part(`${name} ${side} ${i}`, 'nerve', tube({ radii, perSegment: 8 }, ...onSide(side, points)), {
      throughSkin,
    }),
  );

/** Where the roots of the sciatic nerve join, at the notch of the pelvis. */
const sciaticStart: Vec = [5.8, 3.0, -7.2];
/** Points along the nerve, from the seat down the thigh. */
export const SCIATIC_COURSE: Vec[] = [
  sciaticStart,
  [7.2, -0.6, -8.3],
  [8.4, -4.6, -7.9],
  [9.1, -10, -6.4],
  [9.5, -18, -5.0],
  [9.8, -27, -4.6],
  [9.9, -35, -4.8],
];

export function sciaticNerve(side = 1, throughSkin = 0.5): Part[] {
  const trunk = SCIATIC_COURSE;
  return drawn(
    'sciatic nerve',
    side,
    [
      {
        points: [pointAt(level('L4'), [1.7, -0.9, -2.3]), [3.4, 10.8, -3.2], [4.6, 7.2, -4.2], sciaticStart],
        radii: [0.3, 0.34, 0.38, 0.45],
      },
      {
        points: [pointAt(level('L5'), [1.8, -0.9, -2.3]), [3.7, 7.8, -4.0], [4.9, 5.6, -5.4], sciaticStart],
        radii: [0.32, 0.38, 0.42, 0.48],
      },
      { points: [[1.9, 6.6, -5.2], [3.6, 5.2, -5.6], sciaticStart], radii: [0.28, 0.36, 0.46] },
      { points: [[1.8, 4.7, -6.6], [3.7, 4.0, -6.8], sciaticStart], radii: [0.24, 0.3, 0.44] },
      { points: trunk, radii: [0.55, 0.68, 0.68, 0.64, 0.6, 0.55, 0.5] },
    ],
    throughSkin,
  );
}

/** The nerves of the leg below the thigh: behind, at the side and in front of the shin, down to the toes. */
export function lowerLegNerves(side: number): Part[] {
  return drawn(
    'leg nerve',
    side,
    [
      {
        points: [
          [9.9, -33, -4.8],
          [9.8, -42, -4.9],
          [9.8, -52, -4.9],
          [9.4, -66, -4.2],
          [8.3, -78, -3.2],
          [7.6, -82.5, -2.0],
        ],
        radii: [0.46, 0.42, 0.38, 0.34, 0.3, 0.26],
      },
      {
        points: [
          [9.9, -34, -4.8],
          [11.8, -40, -4.6],
          [13.9, -45.5, -3.2],
          [14.6, -48.5, -0.6],
          [13.2, -53, 1.4],
        ],
        radii: [0.4, 0.36, 0.32, 0.3, 0.27],
      },
      {
        points: [
          [13.2, -53, 1.4],
          [12.0, -62, 1.6],
          [10.9, -72, 1.4],
          [10.4, -80, 1.8],
          [10.6, -82.4, 4.2],
          [10.9, -84.2, 8.0],
        ],
        radii: [0.26, 0.24, 0.22, 0.2, 0.18, 0.14],
      },
      {
        points: [
          [14.4, -49, -0.2],
          [14.0, -57, 0.2],
          [13.0, -68, 0.9],
          [12.2, -78, 1.8],
          [12.0, -82.6, 4.4],
          [12.6, -84.8, 9.0],
        ],
        radii: [0.26, 0.22, 0.2, 0.18, 0.16, 0.12],
      },
    ],
    0.6,
  );
}

/** The nerve in the groove under a rib (1 to 12), with the artery above it. */
export function intercostalNerve(number: number, side: number): Part[] {
  const place = level(`T${number}`);
  const under = (drop: number): Vec[] =>
    ribLine(number, side)
      .slice(1, 9)
      .map((point) => add(point, [0, -drop, 0]));
  const opening = pointAt(place, [side * 0.9, -0.95, -1.7]);
  return [
    part(
      `intercostal nerve ${number}`,
      'nerve',
      tube({ radii: 0.17, perSegment: 6 }, opening, ...under(0.82)),
    ),
    part(`intercostal artery ${number}`, 'vessel', tube({ radii: 0.11, perSegment: 6 }, ...under(0.52))),
  ];
}

const ARM_ROOTS = ['C5', 'C6', 'C7', 'T1'];

/** The nerves from the neck down the arm, as seen from far away. */
export function armNerves(side: number): Part[] {
  const strands = ARM_ROOTS.map((root, i): Strand => {
    const [, y, z] = pointAt(level(root), [0, -0.4, -1.4]);
    return {
      points: [
        [0.8, y, z],
        [4.5, 58.6 - i * 0.9, -1.0],
        [10, 54.8 - i * 0.5, 1.4],
        [15, 50 - i * 0.4, 1.5 - i * 0.4],
        [18.6, 42, 0.6 - i * 0.5],
        [20.6 + (i - 1.5) * 0.8, 26, 0.4 - i * 0.6],
        [23.6 + (i - 1.5) * 0.9, 6, 2.2 - i * 0.5],
        [25.4 + (i - 1.5) * 0.7, -8, 3.6],
      ],
      radii: [0.25, 0.34, 0.42, 0.4, 0.36, 0.3, 0.24, 0.14],
    };
  });
  return drawn('arm nerve', side, strands, 0.75);
}
