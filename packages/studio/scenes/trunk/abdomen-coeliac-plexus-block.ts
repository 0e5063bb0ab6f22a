import { aorta } from '#studio/models/trunk/abdomen.ts';
import { bodySkin } from '#studio/models/body/figure.ts';
import { coeliacPlexus, coeliacRoot } from '#studio/models/trunk/coeliac-plexus.ts';
import { spinalNeedle, xrayDetector } from '#studio/models/instruments/index.ts';
import { ribcage } from '#studio/models/trunk/ribs.ts';
import { standingSpine } from '#studio/models/spine/standing.ts';
import { scene } from '#studio/scenes/scene.ts';

const [x, y, z] = coeliacRoot();

export default scene({
  alt: 'Upper belly seen from the left and behind; two needles pass the spine to a yellow net of nerves on the aorta.',
  view: { target: [0, 27.4, -2.2], azimuth: 97, elevation: 10, distance: 120, fieldOfView: 10 },
  parts: [
    ...standingSpine('T11', 'L3'),
    ...ribcage({ numbers: [11, 12], sides: [-1], front: false, material: 'ghost', opacity: 0.7 }),
    ...aorta(),
    ...coeliacPlexus(),
    ...spinalNeedle({ tip: [x + 1.7, y - 0.4, z + 0.1], direction: [5.2, -2, -13], length: 13.5 }),
    ...spinalNeedle({ tip: [x - 1.9, y - 0.4, z], direction: [-5, -1.2, -13], length: 12 }),
    ...xrayDetector({ centre: [-14, 31, -4], facing: [1, 0, 0], radius: 7, opacity: 0.4 }),
  ],
  skin: { solid: bodySkin({ arms: false, legs: false, head: 'none' }), density: 0.006, rim: 0.5, base: 0.04 },
  pain: [{ at: [x + 0.6, y - 0.4, z + 0.6], radius: 1.15, strength: 0.85 }],
  labels: [
    { words: 'Net of nerves', at: [x + 1, y, z + 0.8], side: 'left' },
    { words: 'Aorta', at: [x + 0.4, y - 5.4, z], side: 'left' },
  ],
});
