import { foot, footSkin } from '#studio/models/foot/foot.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'Left foot from the outer side; the band under the sole glows red where it starts at the heel bone.',
  view: { target: [0.2, 5, 3.4], azimuth: 70, elevation: 10, distance: 110, fieldOfView: 11.6 },
  parts: foot(),
  skin: { solid: footSkin(), density: 0.02, rim: 0.55, base: 0.1 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: [0.4, 1.1, -4.4], radius: 1.35, strength: 1.15 }],
  labels: [
    { words: 'Band under the sole', at: [1.6, 1, 2], side: 'left' },
    { words: 'Heel bone', at: [1.8, 3.2, -4.6], side: 'right' },
  ],
});
