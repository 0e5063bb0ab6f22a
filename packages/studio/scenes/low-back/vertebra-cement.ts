import { cementNeedle } from '#studio/models/instruments/index.ts';
import { lumbarLevel } from '#studio/models/spine/lumbar.ts';
import { pointAt, atLevel, type Level } from '#studio/models/spine/levels.ts';
import { lumbarArch, lumbarBody, lumbarDisc, lumbarVertebra } from '#studio/models/spine/vertebrae.ts';
import { detectorAtLeft } from '#studio/scenes/viewpoint.ts';
import { part } from '#studio/models/part.ts';
import { scene } from '#studio/scenes/scene.ts';
import { blend, box, carve, ellipsoid, inflate, roughen, tube } from '#studio/shapes/index.ts';

const WEDGE = 0.3;
const squashed = lumbarLevel(3);
const below = lumbarLevel(4);
const discBelow: Level = { centre: pointAt(squashed, [0, -1.86, 0]), lean: squashed.lean + 4 };
// The bones above lean forward over the squashed one.
const discAbove: Level = { centre: pointAt(squashed, [0, 1.36, 0.06]), lean: squashed.lean + 15 };
const above: Level = { centre: pointAt(discAbove, [0, 1.87, 0]), lean: discAbove.lean + 2 };

const tip = pointAt(squashed, [1.38, -0.08, 0.45]);
const opening = (grown: number) => box([2.62, -0.24, 0.35], [1.5 + grown, 0.66 + grown, 1.02 + grown], 0.3);
const body = lumbarBody({ wedge: WEDGE });
const bone = carve(0.1, roughen(0.04, 2.3, blend(0.35, body, lumbarArch())), opening(0.1));
const spongy = roughen(0.045, 5, carve(0.1, inflate(-0.12, body), opening(0)));
const cement = roughen(
  0.08,
  2.6,
  blend(
    0.5,
    ellipsoid([1.25, -0.28, 0.8], [0.42, 0.46, 0.5]),
    ellipsoid([1.2, -0.42, 0.2], [0.4, 0.36, 0.5]),
    ellipsoid([1.25, 0.0, 0.55], [0.34, 0.3, 0.36]),
  ),
);

export default scene({
  alt: 'Three spine bones from the left; the squashed middle one is opened to show a needle filling it with cement under x-ray.',
  view: { target: [0, 0.2, -2.2], azimuth: 72, elevation: 10, distance: 80, fieldOfView: 7.8 },
  parts: (seen) => [
    part('bone above', 'bone', atLevel(above, lumbarVertebra())),
    part('bone below', 'bone', atLevel(below, lumbarVertebra())),
    part('disc above', 'disc', atLevel(discAbove, lumbarDisc(0.5))),
    part('disc below', 'disc', atLevel(discBelow, lumbarDisc())),
    part('squashed bone', 'bone', atLevel(squashed, bone)),
    part('inner bone', 'softBone', atLevel(squashed, spongy)),
    part('cement', 'cement', atLevel(squashed, cement)),
    part(
      'nerve sac',
      'dura',
      tube(
        0.72,
        pointAt(above, [0, 6, -2.4]),
        pointAt(above, [0, 0, -2.5]),
        pointAt(squashed, [0, 0, -2.5]),
        pointAt(below, [0, 0, -2.5]),
        pointAt(below, [0, -6, -2.5]),
      ),
    ),
    ...cementNeedle({ tip, direction: [0.1, 0.24, -0.95], length: 7.4, size: 0.8 }),
    ...detectorAtLeft(seen, { centre: [-4.5, 1.4, -4], radius: 3 }),
  ],
  pain: [{ at: pointAt(squashed, [1.95, 0.42, 1.15]), radius: 0.75, strength: 0.9 }],
  labels: [{ words: 'Bone cement', at: pointAt(squashed, [1.3, -0.25, 0.7]), side: 'left' }],
});
