import { endoscopeTube } from '#studio/models/instruments/index.ts';
import { discLevel, lumbarSpine, torsoSkin } from '#studio/models/spine/lumbar.ts';
import { pointAt } from '#studio/models/spine/levels.ts';
import { detectorAtLeft } from '#studio/scenes/viewpoint.ts';
import { scene } from '#studio/scenes/scene.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

const disc = pointAt(discLevel(3), [1.95, 0, -1.75]);
const direction: Vec = [0.5, 0.5, -0.72];

export default scene({
  alt: 'Lower spine from the left; a thin working tube slants from behind to a bulging disc, an x-ray detector in front.',
  view: { target: [1, 0.1, -3.6], azimuth: 92, elevation: 8, distance: 90, fieldOfView: 9.6 },
  parts: (seen) => [
    ...lumbarSpine({ sacrum: false, herniated: 3, sides: [1] }),
    ...endoscopeTube({ tip: disc, direction, length: 8, radius: 0.32 }),
    ...detectorAtLeft(seen, { centre: [-4.4, 2.2, -6], radius: 3.8 }),
  ],
  skin: { solid: torsoSkin(), density: 0.004, rim: 0.5, base: 0.03 },
  pain: [{ at: disc, radius: 0.95, strength: 1.1 }],
  labels: [
    { words: 'Disc', at: [1.4, -1.8, 0.2], side: 'left' },
    { words: 'Working tube', at: [1.1, -0.4, -4.1], side: 'right' },
  ],
});
