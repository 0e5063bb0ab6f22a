import { part, type Look, type Part } from '#studio/models/part.ts';
import { scaled, spline, type Solid } from '#studio/shapes/index.ts';
import { mix } from '#studio/shapes/vectors.ts';
import { between, atLevel, type Level } from './levels.ts';
import { lumbarVertebra, lumbarDisc, thoracicVertebra, thoracicDisc } from './vertebrae.ts';
import { cervicalVertebra, cervicalDisc, axis } from './cervical.ts';
import { sacrum } from './sacrum.ts';

/** The curve of the standing body's spine, seen from the side: height and depth. */
const curve = spline(
  [
    [0, 74, -1.0],
    [0, 71, -1.1],
    [0, 65.5, -0.5],
    [0, 61, -1.4],
    [0, 58.2, -2.7],
    [0, 54, -4.5],
    [0, 48, -6.0],
    [0, 40, -6.5],
    [0, 33, -5.5],
    [0, 28, -4.0],
    [0, 22.5, -2.4],
    [0, 18.5, -1.8],
    [0, 13, -2.3],
    [0, 8.4, -3.8],
  ],
  12,
);

function levelAt(height: number): Level {
  const next = Math.min(
    curve.length - 1,
    curve.findIndex(([, y]) => y <= height),
  );
  const upper = curve[next - 1]!;
  const lower = curve[next]!;
  const share = (upper[1] - height) / (upper[1] - lower[1]);
  const lean = (Math.atan2(upper[2] - lower[2], upper[1] - lower[1]) * 180) / Math.PI;
  return { centre: [0, height, mix(upper, lower, share)[2]], lean };
}

const run = (letter: string, count: number, first: number, top: number, step: number) =>
  Array.from({ length: count }, (_, i): [string, Level] => [
    `${letter}${first + i}`,
    levelAt(top - i * step),
  ]);

const LEVELS = new Map<string, Level>([
  ...run('C', 6, 2, 68.4, 1.86),
  ...run('T', 12, 1, 56.9, 2.42),
  ...run('L', 5, 1, 27.1, 3.62),
  ['S1', { centre: [0, 8.9, -3.75], lean: 33 }],
]);

/** The place of a vertebra (C2 to S1) in the standing body. */
export function level(name: string): Level {
  const place = LEVELS.get(name);
  if (!place) throw new Error(`no vertebra is called ${name}`);
  return place;
}

const numberOf = (name: string) => Number(name.slice(1));
const thoracicSize = (name: string) => 0.86 + 0.022 * numberOf(name);

function vertebraCalled(name: string): Solid {
  if (name === 'S1') return sacrum();
  if (name === 'C2') return axis();
  if (name === 'C7') return cervicalVertebra({ spinousLength: 1.45, forked: false });
  if (name.startsWith('C')) return cervicalVertebra({ spinousLength: name === 'C6' ? 1.1 : 0.8 });
  if (name.startsWith('T')) return scaled(thoracicSize(name), thoracicVertebra());
  return scaled(0.97, lumbarVertebra({ transverse: name === 'L1' ? 0.75 : name === 'L3' ? 1 : 0.9 }));
}

function discBelow(name: string): Solid {
  if (name.startsWith('C')) return cervicalDisc();
  if (name.startsWith('T')) return scaled(thoracicSize(name), thoracicDisc());
  return lumbarDisc(0.48);
}

/** The standing spine between two vertebrae, discs included. */
export function standingSpine(from = 'C2', to = 'S1', { material = 'bone', ...look }: Look = {}): Part[] {
  const names = [...LEVELS.keys()];
  const chosen = names.slice(names.indexOf(from), names.indexOf(to) + 1);
  return chosen.flatMap((name, i) => {
    const place = level(name);
    const bone = part(name, material, atLevel(place, vertebraCalled(name)), look);
    const below = chosen[i + 1];
    if (!below) return [bone];
    const disc = atLevel(between(place, level(below)), discBelow(name));
    return [bone, part(`disc under ${name}`, 'disc', disc, look)];
  });
}
