import { syringe, ultrasoundProbe } from '#studio/models/instruments/index.ts';
import { chest, shoulder, shoulderSkin, upperTendon } from '#studio/models/arm/shoulder.ts';
import { scene } from '#studio/scenes/scene.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

const joint: Vec = [-1.3, 0.35, 2.2];

export default scene({
  alt: 'Left shoulder from the front; a fine needle from the upper right reaches the joint beside the shoulder blade, a probe in front of it.',
  view: { target: [0.6, -0.6, 0], azimuth: 12, elevation: 6, distance: 100, fieldOfView: 13 },
  parts: [
    ...shoulder(),
    ...upperTendon(),
    ...chest(0.6),
    ...syringe({ tip: joint, direction: [0.8, 0.36, 0.48], length: 7.4, barrel: 5 }),
    ...ultrasoundProbe({
      at: [1.4, -3.2, 5.4],
      pointing: [-0.35, 0.6, -0.6],
      across: [0.85, 0.45, 0],
      size: 0.7,
    }),
  ],
  skin: { solid: shoulderSkin(), density: 0.012, rim: 0.5, base: 0.08 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: [-0.9, 0.4, 1.9], radius: 1.3, strength: 1 }],
  labels: [
    { words: 'Shoulder joint', at: joint, side: 'left' },
    { words: 'Shoulder blade', at: [-5, -3.5, -2], side: 'left' },
  ],
});
