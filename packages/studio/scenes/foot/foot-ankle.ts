import { foot, footSkin } from '#studio/models/foot/foot.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'Left ankle from the front and outer side; bands hold shin, calf and foot bones, and the joint glows red.',
  view: { target: [0.6, 6, -0.2], azimuth: 38, elevation: 14, distance: 110, fieldOfView: 9.5 },
  parts: foot(),
  skin: { solid: footSkin(), density: 0.02, rim: 0.55, base: 0.1 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: [0.3, 7, 0.3], radius: 1.3, strength: 1 }],
  labels: [
    { words: 'Ankle joint', at: [-0.4, 7.1, 0.2], side: 'left' },
    { words: 'Outer ligament', at: [1.8, 5.6, -0.3], side: 'right' },
  ],
});
