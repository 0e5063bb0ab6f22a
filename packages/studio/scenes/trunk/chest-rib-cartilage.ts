import { bodySkin } from '#studio/models/body/figure.ts';
import { heart } from '#studio/models/trunk/heart.ts';
import { ribcage } from '#studio/models/trunk/ribs.ts';
import { standingSpine } from '#studio/models/spine/standing.ts';
import { scene } from '#studio/scenes/scene.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

const joint: Vec = [2.4, 43.7, 8.5];

export default scene({
  alt: 'Chest from the front; where rib cartilage meets the breastbone on the left a place glows red, and the heart lies close behind.',
  view: { target: [2.6, 41.6, 4], azimuth: 10, elevation: 2, distance: 170, fieldOfView: 5.6 },
  parts: [...standingSpine('T2', 'T12'), ...ribcage(), ...heart()],
  skin: { solid: bodySkin({ arms: false, legs: false, head: 'none' }), density: 0.008, rim: 0.5, base: 0.05 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: joint, radius: 1.5, strength: 1.05 }],
  labels: [
    { words: 'Rib cartilage', at: joint, side: 'left' },
    { words: 'Heart', at: [6, 37.6, 6.6], side: 'right' },
  ],
});
