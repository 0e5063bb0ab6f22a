import { bodySkin } from '#studio/models/body/figure.ts';
import { imparChains, imparGanglion } from '#studio/models/trunk/ganglia.ts';
import { spinalNeedle, xrayDetector } from '#studio/models/instruments/index.ts';
import { hipBone } from '#studio/models/pelvis/pelvis.ts';
import { part } from '#studio/models/part.ts';
import { flipped } from '#studio/shapes/index.ts';
import { pointAt } from '#studio/models/spine/levels.ts';
import { level, standingSpine } from '#studio/models/spine/standing.ts';
import { scene } from '#studio/scenes/scene.ts';

const ganglion = imparGanglion();

export default scene({
  alt: 'Sacrum and tailbone seen from the left; a needle passes between them to a small yellow nerve cluster in front.',
  view: {
    target: pointAt(level('S1'), [0, -6.6, -1.6]),
    azimuth: 104,
    elevation: 2,
    distance: 110,
    fieldOfView: 9.8,
  },
  parts: [
    ...standingSpine('L5', 'S1'),
    part('far hip bone', 'ghost', flipped(hipBone()), { opacity: 0.6 }),
    ...imparChains(),
    ...spinalNeedle({ tip: ganglion, direction: [0.14, 0.12, -1], length: 8 }),
    ...xrayDetector({ centre: [-22, 13, -15], facing: [1, -0.1, 0.2], radius: 5.5, opacity: 0.35 }),
  ],
  skin: { solid: bodySkin({ arms: false, head: 'none' }), density: 0.006, rim: 0.5, base: 0.04 },
  pain: [{ at: ganglion, radius: 1.1, strength: 1 }],
  labels: [
    { words: 'Nerve cluster', at: ganglion, side: 'left' },
    { words: 'Tailbone', at: pointAt(level('S1'), [0.3, -10.6, 1.4]), side: 'left' },
  ],
});
