import { headSkin } from '#studio/models/head/skin.ts';
import { skull } from '#studio/models/head/skull.ts';
import { brow, cheek, chin, trigeminalNerve } from '#studio/models/head/trigeminal-nerve.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'Head seen from the left; a yellow nerve in front of the ear fans out to forehead, cheek and jaw, the cheek glowing.',
  view: { target: [0, -1.6, 0.8], azimuth: 68, elevation: 3, distance: 110, fieldOfView: 13.4 },
  parts: [...skull(), ...trigeminalNerve()],
  skin: { solid: headSkin(), density: 0.03, rim: 0.55, base: 0.5 },
  pain: [{ at: [5, -2.4, 6.9], radius: 1.7, strength: 1 }],
  labels: [
    { words: 'Branch to the forehead', at: brow, side: 'left' },
    { words: 'Branch to the cheek', at: cheek, side: 'left' },
    { words: 'Branch to the jaw', at: chin, side: 'left' },
  ],
  fade: [0.5, 0.45, 0.6, 0.56],
});
