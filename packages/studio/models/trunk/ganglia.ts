// The nerve knots that the blocks aim at, each where it lies on the standing figure.
import { blend, ellipsoid, move, tube, turn, type Solid } from '#studio/shapes/index.ts';
import { mix, type Vec } from '#studio/shapes/vectors.ts';
import { part, type Part } from '#studio/models/part.ts';
import { between, pointAt } from '#studio/models/spine/levels.ts';
import { level } from '#studio/models/spine/standing.ts';

export const strand = (radius: number, ...points: Vec[]): Solid =>
  tube([radius, radius * 0.9, radius * 0.75], ...points);

/** In front of the neck's last vertebra, where the first rib begins. */
export const stellateGanglion = (): Vec => pointAt(level('C7'), [1.75, -0.75, 1.05]);

export function neckChain(): Part[] {
  const on = (name: string, x: number, y: number, z: number) => pointAt(level(name), [x, y, z]);
  const stellate = stellateGanglion();
  const line = [
    on('C3', 1.5, 0.6, 1.25),
    on('C4', 1.5, 0, 1.3),
    on('C5', 1.5, 0, 1.35),
    on('C6', 1.55, 0, 1.35),
    stellate,
    on('T1', 2.1, -1, 0.7),
    on('T2', 2.3, 0, 0.4),
    on('T3', 2.4, 0, 0.2),
  ];
  const [x, y, z] = stellate;
  const star = blend(
    0.35,
    ellipsoid(stellate, [0.42, 0.75, 0.36]),
    ellipsoid([x + 0.25, y - 0.85, z - 0.25], [0.4, 0.55, 0.34]),
    strand(0.13, stellate, [x + 1, y + 0.5, z - 0.1], [x + 2.4, y + 0.4, z - 0.3]),
    strand(0.13, stellate, [x + 1, y - 0.1, z], [x + 2.6, y - 0.9, z + 0.2]),
    strand(0.13, stellate, [x + 0.8, y - 0.9, z + 0.2], [x + 2, y - 2.4, z + 0.7]),
    strand(0.11, stellate, [x - 0.5, y - 0.6, z + 0.5], [x - 0.9, y - 2, z + 1.1]),
  );
  return [
    part('neck chain', 'nerve', tube([0.2, 0.17, 0.16, 0.17, 0.22, 0.2, 0.17, 0.14], ...line)),
    part('upper neck ganglion', 'nerve', ellipsoid(on('C3', 1.5, 0.9, 1.25), [0.3, 1, 0.28])),
    part('middle neck ganglion', 'nerve', ellipsoid(on('C6', 1.55, 0.1, 1.35), [0.28, 0.42, 0.26])),
    part('stellate ganglion', 'nerve', star),
  ];
}

/** The single last knot of the two chains, in front of the joint between sacrum and tailbone. */
export const imparGanglion = (): Vec => pointAt(level('S1'), [0, -9.35, 1.05]);

const sacralRow: [x: number, y: number, z: number][] = [
  [1.9, 1, 1.3],
  [1.5, -1.3, 0.35],
  [1.45, -3, -0.2],
  [1.3, -4.8, -0.35],
  [1.1, -6.6, -0.2],
  [0.7, -8.2, 0.35],
];

export function imparChains(): Part[] {
  const place = level('S1');
  const knot = imparGanglion();
  const chains = [1, -1].map((side) => {
    const points = sacralRow.map(([x, y, z]) => pointAt(place, [x * side, y, z]));
    const beads = points
      .slice(1, -1)
      .map((point) => move(point, turn('x', place.lean, ellipsoid([0, 0, 0], [0.2, 0.42, 0.2]))));
    return part(`sacral chain ${side}`, 'nerve', blend(0.12, tube(0.13, ...points, knot), ...beads));
  });
  const [x, y, z] = knot;
  const impar = blend(
    0.2,
    ellipsoid(knot, [0.36, 0.5, 0.32]),
    strand(0.12, knot, [x, y - 0.9, z + 0.6], [x, y - 1.8, z + 1.5]),
    strand(0.1, knot, [x + 0.6, y - 0.6, z + 0.9], [x + 1.2, y - 1.1, z + 2]),
    strand(0.1, knot, [x - 0.6, y - 0.6, z + 0.9], [x - 1.2, y - 1.1, z + 2]),
  );
  return [...chains, part('impar ganglion', 'nerve', impar)];
}

/** In front of the last disc, below the fork of the aorta. */
export const hypogastricCentre = (): Vec => pointAt(between(level('L5'), level('S1')), [0, 0.3, 2.3]);

export function hypogastricPlexus(): Part[] {
  const place = between(level('L5'), level('S1'));
  const on = (x: number, y: number, z: number) => pointAt(place, [x, y, z]);
  const crossing = (from: Vec, to: Vec, out: number): Solid => {
    const [x, y, z] = mix(from, to, 0.5);
    return tube(0.12, from, [x, y, z + out], to);
  };
  const sides = [1, -1].map((side) => {
    const main = [
      on(side * 0.9 + 0.5, 9, 3.7),
      on(side * 1.5 + 0.3, 6.2, 3.2),
      on(side * 1.15, 3.4, 2.5),
      on(side * 0.75, 1.2, 2.25),
      on(side * 0.95, -0.8, 2.3),
      on(side * 2, -3, 1.5),
      on(side * 3.2, -5.6, 0.3),
      on(side * 3.7, -8.4, -0.4),
    ];
    return tube([0.05, 0.15, 0.2, 0.26, 0.26, 0.22, 0.16, 0.05], ...main);
  });
  const mesh = [
    crossing(on(1.1, 3.6, 2.35), on(-0.8, 2.2, 2.3), 0.12),
    crossing(on(-1.1, 3.6, 2.35), on(0.8, 2, 2.3), 0.16),
    crossing(on(0.75, 1.4, 2.3), on(-0.8, 0.2, 2.35), 0.12),
    crossing(on(-0.75, 1.4, 2.3), on(0.8, 0.1, 2.35), 0.16),
    crossing(on(0.85, -0.4, 2.35), on(-0.95, -1, 2.3), 0.1),
    crossing(on(-0.85, -0.3, 2.35), on(1, -1.1, 2.3), 0.14),
    tube(
      [0.05, 0.12, 0.14, 0.16, 0.1],
      on(0.5, 7.4, 3.9),
      on(0.4, 4.9, 3.7),
      on(0.1, 3, 2.6),
      on(-0.05, 1, 2.4),
      on(0.05, -0.7, 2.4),
    ),
  ];
  return [part('hypogastric plexus', 'nerve', blend(0.14, ...sides, ...mesh))];
}
