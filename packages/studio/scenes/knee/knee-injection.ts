import { syringe, ultrasoundProbe } from '#studio/models/instruments/index.ts';
import { knee, kneeSkin } from '#studio/models/knee/knee.ts';
import { scene } from '#studio/scenes/scene.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

const insideTheJoint: Vec = [2.2, 2, 2.6];

export default scene({
  alt: 'Left knee from the front; a fine needle reaches the joint from the upper right, an ultrasound probe from the left.',
  view: { target: [0.3, 2, 0], azimuth: 10, elevation: 10, distance: 70, fieldOfView: 14 },
  parts: [
    ...knee(),
    ...syringe({ tip: insideTheJoint, direction: [0.72, 0.5, 0.45], length: 4.2, barrel: 3.8, size: 0.78 }),
    ...ultrasoundProbe({
      at: [-4.6, 2, 2.7],
      pointing: [0.82, -0.4, -0.4],
      across: [0.4, 1, 0],
      size: 0.66,
      depth: 2.4,
    }),
  ],
  skin: { solid: kneeSkin(), density: 0.018, rim: 0.5, base: 0.1 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: [2, 1.2, 2.4], radius: 1.3, strength: 1 }],
  labels: [
    { words: 'Joint', at: [2.4, 1, 2.4], side: 'right' },
    { words: 'Ultrasound', at: [-4.7, -0.1, 2.6], side: 'left' },
  ],
});
