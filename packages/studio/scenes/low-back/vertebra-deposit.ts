import { lumbarLevel, lumbarSpine } from '#studio/models/spine/lumbar.ts';
import { pointAt, atLevel } from '#studio/models/spine/levels.ts';
import { lumbarBody } from '#studio/models/spine/vertebrae.ts';
import { part } from '#studio/models/part.ts';
import { scene } from '#studio/scenes/scene.ts';
import { blend, box, carve, ellipsoid, inflate, roughen } from '#studio/shapes/index.ts';

const place = lumbarLevel(3);
// A neat corner is taken out of the bone, as in a model on a doctor's desk.
const corner = (grown: number) => box([2.1, 0, 1.75], [1.5 + grown, 0.84 + grown, 1.4 + grown], 0.35);
const spongy = roughen(0.045, 5, carve(0.1, inflate(-0.12, lumbarBody()), corner(0)));
const deposit = roughen(
  0.08,
  2.2,
  blend(
    0.5,
    ellipsoid([0.7, 0.05, 0.5], [0.62, 0.46, 0.58]),
    ellipsoid([1.0, -0.2, 0.35], [0.42, 0.36, 0.36]),
  ),
);
const centre = pointAt(place, [0.9, 0, 0.6]);

export default scene({
  alt: 'Spine bones of the back from the left and front; a corner of the middle bone is opened, and an area inside it glows softly.',
  view: { target: [0, 0.2, -1.5], azimuth: 56, elevation: 10, distance: 80, fieldOfView: 8.6 },
  parts: [
    ...lumbarSpine({ sacrum: false, sides: [1] }).map((of) =>
      of.name === 'L3' ? { ...of, solid: carve(0.1, of.solid, atLevel(place, corner(0.1))) } : of,
    ),
    part('inside of the bone', 'softBone', atLevel(place, spongy)),
    part('deposit', 'organ', atLevel(place, deposit)),
  ],
  pain: [{ at: centre, radius: 1, strength: 0.65 }],
  labels: [{ words: 'Affected area of bone', at: centre, side: 'left' }],
});
