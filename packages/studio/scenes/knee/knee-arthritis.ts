import { knee, kneeSkin } from '#studio/models/knee/knee.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'Left knee from the front and inner side; the cartilage of the inner half is thin, its bony edges glow red.',
  view: { target: [-0.3, 0.7, 0], azimuth: -26, elevation: 8, distance: 70, fieldOfView: 14 },
  parts: knee({ worn: true }),
  skin: { solid: kneeSkin(), density: 0.018, rim: 0.5, base: 0.1 },
  pain: [{ at: [-2.75, -0.3, 1.3], radius: 1.2, strength: 1.25 }],
  labels: [
    { words: 'Worn cartilage', at: [-3.3, 0.3, 1.5], side: 'left' },
    { words: 'Kneecap', at: [0.8, 3.8, 4.3], side: 'right' },
  ],
});
