import { herniatedDisc } from '#studio/models/spine/lumbar.ts';
import { part } from '#studio/models/part.ts';
import { scene } from '#studio/scenes/scene.ts';
import { blend, carve, ellipsoid, move, tube, turn } from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { lumbarVertebra } from '#studio/models/spine/vertebrae.ts';

const DISC_HEIGHT = 1.86;
const TOP = DISC_HEIGHT + 0.5;
const bulge: Vec = [1.6, DISC_HEIGHT, -2.05];

/** One ring of the disc, seen from above: kidney-shaped, open towards the canal. */
function ring(share: number): Vec[] {
  return Array.from({ length: 33 }, (_, i): Vec => {
    const angle = (i / 32) * 2 * Math.PI;
    const dent = 0.34 * Math.max(0, -Math.cos(angle)) ** 6;
    return [2.36 * share * Math.sin(angle), TOP, (1.7 - dent) * share * Math.cos(angle)];
  });
}

const fibreRings = [0.92, 0.83, 0.74, 0.65].map((share) =>
  tube({ radii: 0.045, perSegment: 2 }, ...ring(share)),
);
const softCentre = blend(
  0.3,
  ellipsoid([0, 0, 0.1], [1.3, 0.42, 0.82]),
  ellipsoid([0.75, 0, -0.55], [0.5, 0.36, 0.5]),
  turn('y', -38, ellipsoid([0, 0, -1.5], [0.3, 0.34, 0.75])),
);

const root = (side: number): Vec[] => {
  const pushed = side > 0 ? 0.3 : 0;
  return [
    [side * 0.45, 3.2, -2.6],
    [side * 0.95, 2.9, -2.75],
    [side * 1.65, 2.55, -2.5 - pushed],
    [side * 2.45, 2.2, -2.2 - pushed],
    [side * 3.3, 1.5, -1.6],
    [side * 4.8, 0.1, -0.6],
  ];
};

export default scene({
  alt: 'One low back bone with its disc from above; the soft centre pushes out through the rings and presses a yellow nerve.',
  view: { target: [0.2, 1.0, -2.1], azimuth: 162, elevation: 58, distance: 80, fieldOfView: 6.7 },
  parts: [
    part('vertebra', 'bone', lumbarVertebra()),
    part('disc', 'disc', carve(0.05, move([0, DISC_HEIGHT, 0], herniatedDisc()), ...fibreRings)),
    part('soft centre', 'cartilage', move([0, TOP - 0.28, 0], softCentre)),
    part('nerve sac', 'dura', tube(0.74, [0, 2.7, -2.6], [0, 0, -2.5], [0, -5, -2.6])),
    part('pressed nerve', 'nerve', tube([0.16, 0.22, 0.3, 0.32, 0.24, 0.2], ...root(1))),
    part('free nerve', 'nerve', tube([0.16, 0.22, 0.28, 0.32, 0.24, 0.2], ...root(-1))),
  ],
  pain: [{ at: bulge, radius: 0.85, strength: 1.15 }],
  labels: [
    { words: 'Soft centre', at: [0, TOP, 0.3], side: 'right' },
    { words: 'Bulge on the nerve', at: bulge, side: 'left' },
  ],
});
