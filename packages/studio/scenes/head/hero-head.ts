import { headSkin } from '#studio/models/head/skin.ts';
import { skull } from '#studio/models/head/skull.ts';
import { trigeminalNerve } from '#studio/models/head/trigeminal-nerve.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'Head and shoulders seen from the left at night; the yellow nerve of the face shines, the forehead glows.',
  light: 'night',
  view: { target: [0, -2.6, 9.2], azimuth: 66, elevation: 3, distance: 130, fieldOfView: 14.2 },
  parts: [...skull({ opacity: 0.85 }), ...trigeminalNerve(0.95)],
  skin: { solid: headSkin(), density: 0.05, rim: 0.9, base: 0.3 },
  pain: [{ at: [5.4, 1.2, 7], radius: 2.1, strength: 0.95 }],
  texture: { amount: 0.5, scale: 1 },
  fade: [0.5, 0.42, 0.9, 0.6],
  key: [-0.75, 0.6, 0.4],
});
