import { foot, footSkin } from '#studio/models/foot/foot.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'Outer side of the left ankle, close up; the front ligament has torn fibres that glow red, the others are whole.',
  view: { target: [1.2, 5, -1.6], azimuth: 72, elevation: 6, distance: 110, fieldOfView: 6.4 },
  parts: foot({ strained: true }),
  skin: { solid: footSkin(), density: 0.02, rim: 0.55, base: 0.1 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: [1.8, 5.6, -0.3], radius: 0.95, strength: 1 }],
  labels: [
    { words: 'Torn fibres', at: [1.8, 5.6, -0.3], side: 'left' },
    { words: 'Whole ligament', at: [2.1, 4, -2.7], side: 'right' },
  ],
});
