import { endoscopeTube } from '#studio/models/instruments.ts';
import { discSeat, lumbarSpine, torsoSkin } from '#studio/models/lumbar.ts';
import { pointOn } from '#studio/models/seats.ts';
import { scene } from '#studio/scene.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

const disc = pointOn(discSeat(3), [-1.9, 0, -1.75]);
const direction: Vec = [-0.72, 0.42, -0.55];

export default scene({
  alt: 'Lower spine from behind and right; a thin working tube slants past the bones to the edge of one bulging disc.',
  view: { target: [-1.6, -0.4, -3.2], azimuth: 212, elevation: 12, distance: 90, fieldOfView: 9.8 },
  parts: [
    ...lumbarSpine({ first: 2, last: 5, sacrum: false, herniated: 3, side: -1 }),
    ...endoscopeTube({ tip: disc, direction, length: 7.5, radius: 0.36 }),
  ],
  skin: { solid: torsoSkin(), density: 0.004, rim: 0.5, base: 0.03 },
  pain: [{ at: disc, radius: 0.95, strength: 1.1 }],
  labels: [
    { words: 'Disc', at: disc, side: 'left' },
    { words: 'Working tube', at: [-4.6, 1.6, -5], side: 'right' },
  ],
});
