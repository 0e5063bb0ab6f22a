import { foot, footSkin } from '#studio/models/foot/foot.ts';
import { syringe, ultrasoundProbe } from '#studio/models/instruments/index.ts';
import { scene } from '#studio/scenes/scene.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

const fasciaOrigin: Vec = [-0.5, 1.1, -4.4];

export default scene({
  alt: 'Left heel from the inner side; a needle from the upper right reaches the band under the sole, a probe below it.',
  view: { target: [-0.5, 3.2, -1.2], azimuth: -62, elevation: 5, distance: 110, fieldOfView: 9.4 },
  parts: [
    ...foot(),
    ...syringe({ tip: fasciaOrigin, direction: [-0.4, 0.4, 0.6], length: 6.2, barrel: 4.6, size: 0.85 }),
    ...ultrasoundProbe({
      at: [0, -0.1, -3.6],
      pointing: [0, 1, -0.12],
      across: [0, 0, 1],
      size: 0.7,
      depth: 1.4,
    }),
  ],
  skin: { solid: footSkin(), density: 0.02, rim: 0.55, base: 0.1 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: fasciaOrigin, radius: 1.2, strength: 1 }],
  labels: [
    { words: 'Band under the sole', at: [-0.6, 1, 0.6], side: 'right' },
    { words: 'Ultrasound probe', at: [0, -2, -3.6], side: 'left' },
  ],
});
