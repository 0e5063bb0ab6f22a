import { knee, kneeSkin } from '#studio/models/knee/knee.ts';
import { scene } from '#studio/scenes/scene.ts';

const BEND = 66;

export default scene({
  alt: 'Bent left knee from the front without its kneecap; the ligament inside the joint is torn, its ends glow red.',
  view: { target: [0, 0.7, 0.5], azimuth: -8, elevation: 2, distance: 70, fieldOfView: 10 },
  parts: knee({ bend: BEND, torn: true }),
  skin: { solid: kneeSkin({ bend: BEND }), density: 0.018, rim: 0.5, base: 0.1 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: [0.1, 0.9, 1], radius: 0.9, strength: 0.9 }],
  labels: [
    { words: 'Torn ligament', at: [0.1, 0.5, 1.2], side: 'right' },
    { words: 'Meniscus', at: [-2.6, 0, 1.9], side: 'left' },
  ],
});
