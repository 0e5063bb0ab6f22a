import { part, type Part } from '#studio/models/part.ts';
import { stretched, tube, type Solid } from '#studio/shapes/index.ts';
import type { Vec } from '#studio/shapes/vectors.ts';
import { headOnFigure } from '#studio/models/body/figure.ts';
import { atlas, cervicalDisc, cervicalVertebra } from '#studio/models/spine/cervical.ts';
import { between, pointAt, atLevel, type Level } from '#studio/models/spine/levels.ts';
import { skull } from '#studio/models/head/skull.ts';
import { level, standingSpine } from '#studio/models/spine/standing.ts';

// The neck of the standing figure.

const atlasLevel = (): Level => ({ ...level('C2'), centre: pointAt(level('C2'), [0, 1.8, 0.78]) });

const WORN = ['C5', 'C6'];

/** A worn bone stands closer to the next, over a thin disc, with lips of new bone. */
const wornVertebra = (): Solid => stretched([1, 1.13, 1], cervicalVertebra({ spurs: true }));

/** Seen from the side the skull hides the first bone, so it may be left out. */
export function neckSpine({ worn = false, lowest = 'T3', atlasToo = true } = {}): Part[] {
  const spine = standingSpine('C2', lowest).map((of): Part => {
    if (!worn) return of;
    if (WORN.includes(of.name)) return { ...of, solid: atLevel(level(of.name), wornVertebra()) };
    const above = WORN.find((name) => of.name === `disc under ${name}`);
    const below = above === 'C5' ? 'C6' : 'C7';
    return above ? { ...of, solid: atLevel(between(level(above), level(below)), cervicalDisc(0.17)) } : of;
  });
  return atlasToo ? [part('C1', 'bone', atLevel(atlasLevel(), atlas())), ...spine] : spine;
}

export const spinalCord = (): Part =>
  part(
    'spinal cord',
    'dura',
    tube(
      0.6,
      [0, 74, -1.9],
      pointAt(level('C2'), [0, 0, -1.75]),
      pointAt(level('C5'), [0, 0, -1.75]),
      pointAt(level('C7'), [0, 0, -1.75]),
      pointAt(level('T2'), [0, 0, -1.9]),
      pointAt(level('T4'), [0, 0, -1.95]),
    ),
  );

/** Where the nerve under a neck bone leaves between the bones. */
export const neckOpening = (name: string): Vec => pointAt(level(name), [1.55, -0.88, -0.75]);

/** The left nerves that leave under C3 to C7, on their way to shoulder and arm. */
export function neckNerves(): Part[] {
  return ['C3', 'C4', 'C5', 'C6', 'C7'].map((name, i) => {
    const place = level(name);
    const line: Vec[] = [
      pointAt(place, [0.5, 0.4, -1.6]),
      pointAt(place, [1.1, -0.55, -1.1]),
      pointAt(place, [1.9, -0.9, -0.45]),
      pointAt(place, [2.9, -1.6, 0.1]),
      [4.6 + i * 0.3, 61.8 - i * 1.5, 0.8 - i * 0.15],
      [8.2 + i * 0.4, 56.8 - i * 1.0, 0.9 - i * 0.15],
      [13 + i * 0.2, 52.8 - i * 0.7, 1.0],
    ];
    return part(
      `nerve under ${name}`,
      'nerve',
      tube({ radii: [0.14, 0.2, 0.27, 0.22, 0.22, 0.22, 0.2], perSegment: 8 }, ...line),
    );
  });
}

/** The small joint under a neck bone, from behind. */
export const neckJoint = (name: string, below: string): Vec =>
  pointAt(between(level(name), level(below)), [1.75, 0.05, -1.95]);

/** The waist of a neck bone's joint pillar, where its small nerve crosses. */
export const pillarWaist = (name: string): Vec => pointAt(level(name), [2.16, 0, -1.55]);

export function neckBranch(name: string): Part {
  const place = level(name);
  const line = [
    pointAt(place, [1.9, 0.75, -0.6]),
    pointAt(place, [2.18, 0.35, -1.05]),
    pointAt(place, [2.2, 0, -1.55]),
    pointAt(place, [2.0, -0.2, -2.15]),
    pointAt(place, [1.5, -0.25, -2.6]),
    pointAt(place, [1.1, -0.5, -3.0]),
  ];
  return part(
    `small nerve ${name}`,
    'nerve',
    tube({ radii: [0.13, 0.13, 0.12, 0.11, 0.09, 0.06], perSegment: 6 }, ...line),
  );
}

/** The skull as a hint, on the standing figure. */
export const ghostSkull = (opacity = 0.5): Part[] =>
  skull().map((of) => ({ ...of, material: 'ghost', opacity, solid: headOnFigure(of.solid) }));
