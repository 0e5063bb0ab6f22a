import { lumbarSeat, lumbarSpine } from '#studio/models/lumbar.ts';
import { pointOn, seated } from '#studio/models/seats.ts';
import { part } from '#studio/parts.ts';
import { scene } from '#studio/scene.ts';
import { carve, ellipsoid, roughen } from '#studio/shapes/index.ts';

const place = lumbarSeat(3);
const hollow = ellipsoid([1.55, 0.05, 1.25], [1.0, 0.8, 0.75]);
const centre = pointOn(place, [1.4, 0.05, 1.2]);

export default scene({
  alt: 'Spine bones of the back from the left and front; an area inside the middle bone glows softly through a small window.',
  view: { target: [0, 0.2, -1.4], azimuth: 54, elevation: 9, distance: 80, fieldOfView: 8.6 },
  parts: [
    ...lumbarSpine({ first: 1, last: 5, sacrum: false, sides: [1] }).map((of) =>
      of.name === 'L3' ? { ...of, solid: carve(0.12, of.solid, seated(place, hollow)) } : of,
    ),
    part(
      'inside of the bone',
      'softBone',
      seated(place, roughen(0.12, 5, ellipsoid([1.05, 0.05, 0.85], [0.95, 0.8, 0.75]))),
    ),
  ],
  pain: [{ at: centre, radius: 1.05, strength: 0.95 }],
  labels: [{ words: 'Affected area in the bone', at: centre, side: 'left' }],
});
