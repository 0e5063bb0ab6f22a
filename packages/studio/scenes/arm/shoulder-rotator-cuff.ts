import { chest, rotatorCuff, shoulder, shoulderSkin } from '#studio/models/arm/shoulder.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'Left shoulder from the front, outside and above; the upper tendon glows red under the roof of the shoulder.',
  view: { target: [0, -0.1, 0.4], azimuth: 48, elevation: 24, distance: 100, fieldOfView: 9 },
  parts: [...shoulder(), ...rotatorCuff(), ...chest(0.5)],
  skin: { solid: shoulderSkin(), density: 0.012, rim: 0.5, base: 0.08 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: [1.7, 2.4, 0.2], radius: 1.15, strength: 1 }],
  labels: [
    { words: 'Cuff tendon', at: [2.3, 1.7, 0.6], side: 'right' },
    { words: 'Roof of the shoulder', at: [1.8, 4.3, -1], side: 'right' },
  ],
});
