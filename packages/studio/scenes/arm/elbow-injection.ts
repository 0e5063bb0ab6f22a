import { elbow, elbowSkin, OUTER_EPICONDYLE } from '#studio/models/arm/elbow.ts';
import { syringe, ultrasoundProbe } from '#studio/models/instruments/index.ts';
import { onTheRight } from '#studio/models/sides.ts';
import { scene } from '#studio/scenes/scene.ts';
import { flipped } from '#studio/shapes/index.ts';
import { add, type Vec } from '#studio/shapes/vectors.ts';

const BEND = 96;
const [x, y, z] = OUTER_EPICONDYLE;
const tendonOrigin: Vec = [-x - 0.1, y - 0.2, z + 0.2];

export default scene({
  alt: 'Bent right elbow from the outer side; a fine needle from the upper right reaches the tendon at the upper arm.',
  view: { target: [0, 0.2, 2.2], azimuth: -56, elevation: 8, distance: 100, fieldOfView: 8.4 },
  parts: [
    ...onTheRight(elbow({ bend: BEND })),
    ...syringe({ tip: tendonOrigin, direction: [-0.35, 0.5, 0.6], length: 4.4, barrel: 4, size: 0.75 }),
    ...ultrasoundProbe({
      at: [-3.7, -2.6, 4.2],
      pointing: [0.55, 0.8, -0.15],
      across: [0.2, 0, 1],
      size: 0.62,
      depth: 1.8,
    }),
  ],
  skin: { solid: flipped(elbowSkin({ bend: BEND })), density: 0.02, rim: 0.55, base: 0.1 },
  fade: [0.46, 0.5, 0.53, 0.53],
  pain: [{ at: tendonOrigin, radius: 1, strength: 1.1 }],
  labels: [
    { words: 'Tendon', at: add(tendonOrigin, [-0.2, -0.5, 1.6]), side: 'right' },
    { words: 'Needle', at: add(tendonOrigin, [-1.1, 1.6, 1.9]), side: 'right' },
  ],
});
