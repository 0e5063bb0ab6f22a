import { hand, handSkin } from '#studio/models/arm/hand.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'Palm side of the right wrist; eight small bones lie in two rows, and the base of the thumb glows red.',
  view: { target: [1.3, 2.9, 0], azimuth: -10, elevation: 4, distance: 110, fieldOfView: 6.8, roll: 20 },
  parts: hand(),
  skin: { solid: handSkin(), density: 0.05, rim: 0.55, base: 0.1 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: [2.6, 2.4, 0.7], radius: 1.15, strength: 1.1 }],
  labels: [
    { words: 'Base of the thumb', at: [2.9, 2.7, 1], side: 'right' },
    { words: 'Wrist bones', at: [-0.2, 0.7, 0.7], side: 'left' },
  ],
});
