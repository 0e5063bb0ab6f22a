import { syringe } from '#studio/models/instruments/index.ts';
import { lumbarLevel, lumbarSpine, sympatheticChain } from '#studio/models/spine/lumbar.ts';
import { pointAt } from '#studio/models/spine/levels.ts';
import { scene } from '#studio/scenes/scene.ts';
import { detectorAtLeft } from '#studio/scenes/viewpoint.ts';
import { part } from '#studio/models/part.ts';
import { tube } from '#studio/shapes/index.ts';

const knot = pointAt(lumbarLevel(3), [2.25, -0.5, 1.2]);

export default scene({
  alt: 'Lower spine from the left and front; a needle from behind reaches the yellow nerve chain on the side of one bone.',
  view: { target: [0, -0.4, -0.8], azimuth: 66, elevation: 8, distance: 80, fieldOfView: 10 },
  parts: (seen) => [
    ...lumbarSpine({ sacrum: false, nerves: false }),
    ...sympatheticChain(),
    ...syringe({ tip: knot, direction: [0.62, 0.36, -0.75], length: 5.6, barrel: 5, size: 0.66 }),
    part(
      'aorta',
      'vessel',
      tube(
        [1, 0.95, 0.9, 0.85, 0.6],
        [0.6, 14, 2.6],
        [0.6, 4, 3.1],
        [0.6, -2, 3.1],
        [0.5, -6, 2.6],
        [2.2, -12, 1.4],
      ),
      {
        opacity: 0.55,
      },
    ),
    ...detectorAtLeft(seen, { centre: [-5.2, 2.2, -8], radius: 3.6 }),
  ],
  pain: [{ at: knot, radius: 1, strength: 1 }],
  labels: [
    { words: 'Sympathetic nerve chain', at: pointAt(lumbarLevel(2), [2.2, -0.6, 1.3]), side: 'left' },
    { words: 'Needle', at: pointAt(lumbarLevel(3), [3.8, 0.6, -1.2]), side: 'right' },
  ],
});
