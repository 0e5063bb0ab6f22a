import { spineOnStand } from '#studio/models/practice/spine-on-stand.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'A teaching model of the lower spine and pelvis on a steel rod and a round foot, seen from the left front.',
  view: { target: [0, 11, -1.5], azimuth: 38, elevation: 8, distance: 240, fieldOfView: 12.6 },
  parts: spineOnStand(),
  fade: [0.5, 0.5, 0.7, 0.62],
});
