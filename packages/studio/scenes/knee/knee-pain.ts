import { knee, kneeSkin } from '#studio/models/knee/knee.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'Left knee seen from the front and outer side; the kneecap glows red between its upper and lower tendon.',
  view: { target: [0.4, 2.2, 0], azimuth: 22, elevation: 4, distance: 70, fieldOfView: 15.5 },
  parts: knee(),
  skin: { solid: kneeSkin(), density: 0.018, rim: 0.5, base: 0.1 },
  pain: [{ at: [0.1, 3.1, 4.2], radius: 1.5, strength: 1.1 }],
  labels: [
    { words: 'Kneecap', at: [1.3, 4.4, 4.1], side: 'right' },
    { words: 'Kneecap tendon', at: [0.7, -0.6, 3.3], side: 'right' },
  ],
});
