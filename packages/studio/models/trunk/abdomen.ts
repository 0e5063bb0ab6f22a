// The belly of the standing figure: the great vessels before the spine, and muted organs.
import { blend, carve, ellipsoid, roughen, roundCone, tube, type Solid } from '#studio/shapes/index.ts';
import { mix, type Vec } from '#studio/shapes/vectors.ts';
import { part, type Part } from '#studio/models/part.ts';
import { coeliacRoot } from './coeliac-plexus.ts';
import { between, pointAt } from '#studio/models/spine/levels.ts';
import { level } from '#studio/models/spine/standing.ts';

const aortaFork = (): Vec => pointAt(level('L4'), [0.5, -0.4, 2.75]);

/** The aorta before the spine, from a chest vertebra to its fork; with `legs`, the arteries to the two legs. */
export function aorta({ from = 'T8', legs = false, branches = true } = {}): Part[] {
  const names = ['T8', 'T9', 'T10', 'T11', 'T12', 'L1', 'L2', 'L3'];
  const chosen = names.slice(names.indexOf(from));
  const line = chosen.map((name) => pointAt(level(name), [0.55, 0, name.startsWith('T') ? 2.55 : 2.75]));
  const trunk = tube(0.85, ...line, aortaFork());
  const leg = (side: number): Solid =>
    tube(
      [0.6, 0.56, 0.52, 0.46, 0.2],
      aortaFork(),
      pointAt(between(level('L4'), level('L5')), [side * 1.7, -0.6, 2.6]),
      pointAt(level('L5'), [side * 3, -0.6, 2.3]),
      pointAt(level('S1'), [side * 4.6, 0.6, 2.6]),
      pointAt(level('S1'), [side * 6, -0.8, 4.4]),
    );
  const [x, y, z] = coeliacRoot();
  const twigs = [
    tube([0.42, 0.38, 0.36], [x, y, z - 0.4], [x, y + 0.1, z + 1], [x - 0.2, y + 0.3, z + 1.9]),
    tube(
      [0.3, 0.27, 0.12],
      [x - 0.2, y + 0.3, z + 1.9],
      [x - 1.6, y + 0.7, z + 2.3],
      [x - 3.4, y + 0.6, z + 2.4],
    ),
    tube(
      [0.3, 0.27, 0.12],
      [x - 0.2, y + 0.3, z + 1.9],
      [x + 1.6, y + 0.3, z + 2.3],
      [x + 3.8, y + 0.5, z + 1.4],
    ),
    tube([0.36, 0.33, 0.2], [x, y - 2, z - 0.4], [x, y - 2.6, z + 0.9], [x - 0.1, y - 4.4, z + 1.6]),
  ];
  return [
    part('aorta', 'vessel', legs ? blend(0.5, trunk, leg(1), leg(-1)) : trunk),
    ...(branches ? twigs.map((twig, i) => part(`belly artery ${i + 1}`, 'vessel', twig)) : []),
  ];
}

function liver(): Solid {
  const lobes = blend(
    2.2,
    ellipsoid([-7.2, 30.6, 1.6], [5, 5.6, 6.4]),
    ellipsoid([-8.2, 27.2, 2.2], [3.6, 4.6, 4.6]),
    roundCone([-5, 31.6, 3.4], [2.4, 32.4, 5], 3.4, 1.1),
  );
  const under = ellipsoid([-1, 26.4, 1.2], [5, 4, 6]);
  return carve(1.2, lobes, under);
}

function stomach(): Solid {
  const curve: Vec[] = [
    [6.6, 33, 1],
    [7.6, 30, 2.4],
    [7, 26.4, 4.2],
    [5, 23.4, 5.6],
    [2.2, 22, 6],
    [-0.6, 22.8, 5.4],
  ];
  return blend(
    0.8,
    tube([2.4, 2.9, 2.5, 2, 1.5, 1], ...curve),
    tube([0.8, 0.85, 1.4], [2.4, 35.6, 0], [3.6, 33.8, 0.6], [5.6, 32.6, 1.2]),
  );
}

/** The large bowel frames the belly: up on the right, across, down on the left. */
function colon(): Solid {
  const line: Vec[] = [
    [-9.4, 7.2, 4],
    [-10, 12, 3.4],
    [-10, 17, 2.8],
    [-9.4, 20.6, 3.6],
    [-6.4, 19.6, 6.2],
    [-2, 17.4, 7.6],
    [3, 17.6, 7.4],
    [7.4, 20.4, 5.4],
    [9.6, 23.4, 2.4],
    [10.2, 18, 2],
    [10.2, 12, 2.6],
    [9.2, 7.4, 3.6],
    [6, 4.6, 4],
    [2.6, 5.4, 2.6],
  ];
  const bulges = line.slice(0, -1).flatMap((point, i) =>
    [0.2, 0.53, 0.86].map((share) => {
      const radius = i < 4 ? 1.95 : 1.7;
      return ellipsoid(mix(point, line[i + 1]!, share), [radius, radius, radius]);
    }),
  );
  return blend(0.45, ...bulges);
}

/** Wavy rows, one after the other, to and fro. */
function smallBowel(): Solid {
  const rows = 5;
  const across = [-6.6, -4.4, -2.2, 0, 2.2, 4.4, 6.6];
  const loops = Array.from({ length: rows }, (_, row) => {
    const y = 14.6 - row * 2.05;
    const narrowed = 1 - 0.05 * row;
    const line = across.map((x, i): Vec => {
      const wave = 0.85 * Math.sin(i * 2.3 + row * 1.9);
      const shift = 0.7 * Math.sin(i * 4.1 + row * 2.7);
      return [x * narrowed + shift, y + wave, 7.6 - (x * x) / 26 + 0.6 * Math.sin(i * 3.1 + row)];
    });
    return row % 2 === 0 ? line : line.reverse();
  });
  return tube({ radii: 1.12, perSegment: 4 }, ...loops.flat());
}

export const bellyOrgans = (): Part[] => [
  part('liver', 'organ', roughen(0.04, 0.9, liver()), { opacity: 0.85 }),
  part('stomach', 'organ', stomach(), { opacity: 0.85 }),
  part('large bowel', 'organ', colon(), { opacity: 0.85 * 0.8 }),
  part('small bowel', 'organ', smallBowel(), { opacity: 0.85 * 0.75 }),
];
