import { bodySkin } from '#studio/models/body/figure.ts';
import { neckChain, stellateGanglion } from '#studio/models/trunk/ganglia.ts';
import { spinalNeedle, ultrasoundProbe } from '#studio/models/instruments/index.ts';
import { flatRib } from '#studio/models/trunk/ribs.ts';
import { airPassage, carotid } from '#studio/models/neck/throat.ts';
import { standingSpine } from '#studio/models/spine/standing.ts';
import { part } from '#studio/models/part.ts';
import { scene } from '#studio/scenes/scene.ts';

const ganglion = stellateGanglion();

export default scene({
  alt: 'Lower neck seen from the left front; a needle reaches a yellow nerve cluster beside the spine, an ultrasound probe looks on.',
  view: { target: [1.2, 59.4, 0], azimuth: 48, elevation: 6, distance: 110, fieldOfView: 10 },
  parts: [
    ...standingSpine('C3', 'T3'),
    ...[1, -1].map((side) => part(`first rib ${side}`, 'ghost', flatRib(1, side, 6), { opacity: 0.7 })),
    ...airPassage(),
    ...carotid(),
    ...neckChain(),
    ...spinalNeedle({ tip: ganglion, direction: [0.88, 0.5, 0.3], length: 8.5 }),
    ...ultrasoundProbe({
      at: [3.9, 61.7, 6.2],
      pointing: [-0.3, -0.25, -1],
      size: 0.7,
      depth: 4.2,
      cable: [-0.2, 1, 0.2],
    }),
  ],
  skin: { solid: bodySkin({ arms: false, legs: false }), density: 0.012, rim: 0.5, base: 0.08 },
  pain: [{ at: ganglion, radius: 1.15, strength: 1 }],
  labels: [
    { words: 'Nerve cluster', at: ganglion, side: 'right' },
    { words: 'Windpipe', at: [0, 57, 2.6], side: 'left' },
  ],
});
