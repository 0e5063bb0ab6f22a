import { cementNeedle } from '#studio/models/instruments.ts';
import { lumbarSeat, duralSac } from '#studio/models/lumbar.ts';
import { pointOn, seated, between } from '#studio/models/seats.ts';
import { lumbarArch, lumbarBody, lumbarDisc, lumbarVertebra } from '#studio/models/vertebrae.ts';
import { part } from '#studio/parts.ts';
import { scene } from '#studio/scene.ts';
import { blend, box, carve, ellipsoid, intersect, roughen } from '#studio/shapes/index.ts';

const seat = lumbarSeat(3);
const tip = pointOn(seat, [0.75, -0.05, 0.1]);
const window = box([2.6, 0, 0.4], [1.9, 2, 1.75], 0.2);
const wedged = roughen(0.04, 2.3, blend(0.35, lumbarBody({ wedge: 0.34 }), lumbarArch()));
const spongy = roughen(
  0.09,
  6,
  intersect(0.05, lumbarBody({ wedge: 0.34 }), box([-1.6, 0, 0.4], [2.35, 1.05, 1.35], 0.1)),
);
const cement = roughen(
  0.1,
  2.6,
  blend(
    0.5,
    ellipsoid([0.55, -0.1, 0.5], [0.55, 0.62, 0.85]),
    ellipsoid([0.5, -0.4, -0.1], [0.5, 0.45, 0.6]),
  ),
);

export default scene({
  alt: 'Three spine bones from the left; the middle one is squashed in front and opened to show a needle filling it with pale cement.',
  view: { target: [0, 0.1, -1.6], azimuth: 78, elevation: 10, distance: 80, fieldOfView: 8 },
  parts: [
    ...[2, 4].map((n) => part(`L${n}`, 'bone', seated(lumbarSeat(n), lumbarVertebra()))),
    ...[2, 3].map((n) =>
      part(`disc under L${n}`, 'disc', seated(between(lumbarSeat(n), lumbarSeat(n + 1)), lumbarDisc())),
    ),
    part('squashed bone', 'bone', seated(seat, carve(0.06, wedged, window))),
    part('inner bone', 'softBone', seated(seat, spongy)),
    part('cement', 'cement', seated(seat, cement)),
    part('nerve sac', 'dura', duralSac(2, 4)),
    ...cementNeedle({ tip, direction: [0.34, 0.28, -0.9], length: 7, size: 0.8, cement: 0 }),
  ],
  pain: [{ at: pointOn(seat, [0.8, 0.5, 1.6]), radius: 0.9, strength: 0.9 }],
  labels: [
    { words: 'Bone cement', at: pointOn(seat, [0.9, -0.2, 0.7]), side: 'left' },
    { words: 'Needle', at: pointOn(seat, [2.2, 1.4, -4]), side: 'right' },
  ],
});
