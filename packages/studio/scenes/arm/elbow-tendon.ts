import { elbow, elbowSkin, OUTER_EPICONDYLE } from '#studio/models/arm/elbow.ts';
import { scene } from '#studio/scenes/scene.ts';

const BEND = 72;

export default scene({
  alt: 'Bent left elbow from the outer side; the tendon that lifts the wrist glows red where it holds on the upper arm.',
  view: { target: [0, 0.2, 2.4], azimuth: 70, elevation: 12, distance: 100, fieldOfView: 8.6 },
  parts: elbow({ bend: BEND }),
  skin: { solid: elbowSkin({ bend: BEND }), density: 0.02, rim: 0.55, base: 0.1 },
  fade: [0.54, 0.5, 0.53, 0.53],
  pain: [{ at: OUTER_EPICONDYLE, radius: 1.1, strength: 1.1 }],
  labels: [
    { words: 'Tendon', at: [3.1, -1.6, 3.2], side: 'left' },
    { words: 'Upper arm bone', at: [0.9, 5, 0.2], side: 'right' },
  ],
});
