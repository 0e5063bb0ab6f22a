// The inside of the nose, its left half.
import { blend, ellipsoid, roundCone, tube, type Solid } from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { part, type Part } from '#studio/models/part.ts';

/** Behind the back end of the middle concha, in the side wall of the nose. */
export const noseGanglion: Vec = [0.75, -2.45, 2.75];

export const noseAirway = (): Solid =>
  blend(
    0.7,
    ellipsoid([0, -3.2, 6.2], [1.35, 1.9, 3.4]),
    ellipsoid([0, -1.6, 6.6], [1.1, 1.9, 2.3]),
    roundCone([0, -3.9, 8.6], [0, -4.35, 10.1], 0.85, 0.5),
    ellipsoid([0, -3.4, 2.2], [1.2, 1.7, 1.3]),
  );

/** The three curled shelves of its side wall. */
export const conchae = (): Solid[] => [
  tube([0.35, 0.62, 0.62, 0.4], [1, -4.05, 8.1], [0.8, -4.3, 6.4], [0.8, -4.25, 4.6], [1, -3.95, 3.5]), // lower
  tube([0.3, 0.55, 0.5, 0.34], [1, -2.1, 7.6], [0.75, -2.75, 6.2], [0.75, -2.85, 4.8], [0.95, -2.6, 3.6]), // middle
  tube([0.25, 0.4, 0.28], [0.85, -0.9, 6.1], [0.7, -1.4, 5], [0.85, -1.5, 4]), // upper
];

const twig = (...points: Vec[]): Solid => tube({ radii: [0.2, 0.15, 0.11, 0.05], perSegment: 8 }, ...points);

/** The ganglion and its twigs: forwards along the conchae, down to the palate, back through the skull base. */
export function nasalNerves(): Part[] {
  const [x, y, z] = noseGanglion;
  const solid = blend(
    0.15,
    ellipsoid(noseGanglion, [0.4, 0.5, 0.46]),
    twig(noseGanglion, [x, y + 0.75, z + 1.2], [x, y + 0.95, z + 2.4], [x + 0.1, y + 0.8, z + 3.4]),
    twig(
      noseGanglion,
      [x - 0.35, y - 0.5, z + 1.4],
      [x - 0.45, y - 0.75, z + 2.6],
      [x - 0.4, y - 0.6, z + 4],
    ),
    twig(noseGanglion, [x, y - 1.4, z + 0.4], [x - 0.5, y - 2.6, z + 0.7], [x - 0.68, y - 3.2, z + 1.2]),
    twig(noseGanglion, [x, y - 1.5, z + 0.5], [x - 0.5, y - 2.7, z + 1.6], [x - 0.68, y - 2.95, z + 3.6]),
    twig(noseGanglion, [x - 0.3, y + 0.5, z - 1], [x - 0.7, y + 0.4, z - 2], [x - 0.8, y - 0.3, z - 3]),
  );
  return [part('nasal ganglion', 'nerve', solid)];
}
