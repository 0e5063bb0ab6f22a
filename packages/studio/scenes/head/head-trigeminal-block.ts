import { headSkin } from '#studio/models/head/skin.ts';
import { spinalNeedle, xrayDetector } from '#studio/models/instruments/index.ts';
import { foramenOvale, skull } from '#studio/models/head/skull.ts';
import { deepTrigeminalNerve } from '#studio/models/head/trigeminal-nerve.ts';
import { onTheRight } from '#studio/models/sides.ts';
import { scene } from '#studio/scenes/scene.ts';

const [x, y, z] = foramenOvale;

export default scene({
  alt: 'Opened cheek seen from the right; a fine needle reaches the yellow nerve where it leaves the base of the skull.',
  view: { target: [0, -3, 3.2], azimuth: -64, elevation: -8, distance: 110, fieldOfView: 10.4 },
  parts: [
    ...onTheRight([
      ...skull({ openCheek: true }),
      ...deepTrigeminalNerve(),
      ...spinalNeedle({ tip: [x + 0.2, y - 0.35, z + 0.2], direction: [3.1, -3.8, 6.4], length: 12 }),
    ]),
    ...xrayDetector({ centre: [9.6, 5, 10], facing: [-1, -0.5, -0.4], radius: 4.5, opacity: 0.5 }),
  ],
  skin: { solid: headSkin(), density: 0.016, rim: 0.5, base: 0.2 },
  pain: [{ at: [-x, y + 0.9, z], radius: 1.3, strength: 1 }],
  labels: [
    { words: 'Trigeminal nerve', at: [-x, y + 1.2, z - 0.2], side: 'left' },
    { words: 'Needle', at: [-4.4, -5.4, 5.4], side: 'right' },
  ],
  fade: [0.5, 0.5, 0.58, 0.54],
});
