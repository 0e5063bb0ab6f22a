import { HIP_CENTRE, hip, hipSkin } from '#studio/models/pelvis/hip.ts';
import { syringe, ultrasoundProbe } from '#studio/models/instruments/index.ts';
import { pelvis } from '#studio/models/pelvis/pelvis.ts';
import { standingSpine } from '#studio/models/spine/standing.ts';
import { scene } from '#studio/scenes/scene.ts';
import { add } from '#studio/shapes/vectors.ts';

const tip = add(HIP_CENTRE, [1.7, 0.2, 2]);

export default scene({
  alt: 'Left hip from the front; a needle from the upper right ends at the neck of the thigh bone, a probe rests on the groin.',
  view: { target: [11.6, -1.2, 0], azimuth: -2, elevation: 5, distance: 130, fieldOfView: 12.5 },
  parts: [
    ...hip(),
    ...pelvis().filter(({ name }) => name !== 'hip bone left'),
    ...standingSpine('L5', 'S1'),
    ...syringe({ tip, direction: [0.66, 0.5, 0.5], length: 8, barrel: 5.2 }),
    ...ultrasoundProbe({
      at: [9.2, -3.5, 9.4],
      pointing: [0.25, 0.6, -0.75],
      across: [0.85, -0.4, 0],
      size: 0.9,
    }),
  ],
  skin: { solid: hipSkin(), density: 0.009, rim: 0.5, base: 0.06 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: add(HIP_CENTRE, [0.9, 0.4, 1.8]), radius: 1.8, strength: 1 }],
  labels: [
    { words: 'Hip joint', at: tip, side: 'right' },
    { words: 'Ultrasound probe', at: [8, -6, 12], side: 'left' },
  ],
});
