import { syringe } from '#studio/models/instruments/index.ts';
import { knee, kneeSkin } from '#studio/models/knee/knee.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'Knee from the front at night; a fine needle from the upper left reaches the inner side of the glowing joint.',
  light: 'night',
  texture: { amount: 0.8, scale: 1 },
  view: { target: [-8.2, 1.2, 0], azimuth: -14, elevation: 8, distance: 90, fieldOfView: 14 },
  parts: [
    ...knee(),
    ...syringe({ tip: [-1.9, 0.5, 2.9], direction: [-0.62, 0.42, 0.66], length: 6.6, barrel: 5.6 }),
  ],
  skin: { solid: kneeSkin(), density: 0.05, rim: 0.9, base: 0.12 },
  pain: [{ at: [-1.3, 0.1, 1.6], radius: 1.5, strength: 1.1 }],
  labels: [{ words: 'Knee joint', at: [-1.9, 0.5, 2.9], side: 'left' }],
  fade: [0.5, 0.5, 0.9, 0.56],
  key: [-0.75, 0.6, 0.4],
});
