import { hip, hipSkin } from '#studio/models/pelvis/hip.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'Left hip joint from the front; the cartilage on the ball of the thigh bone is thin and patchy, and glows red.',
  view: { target: [11.8, -1.4, 0], azimuth: 14, elevation: 3, distance: 130, fieldOfView: 7.4 },
  parts: hip({ worn: true }),
  skin: { solid: hipSkin(), density: 0.009, rim: 0.5, base: 0.06 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: [10.2, 1.5, 2.2], radius: 1.3, strength: 1 }],
  labels: [
    { words: 'Worn cartilage', at: [10.4, 1, 2.7], side: 'right' },
    { words: 'Neck of the thigh bone', at: [12.3, -1.9, 1.8], side: 'right' },
  ],
});
