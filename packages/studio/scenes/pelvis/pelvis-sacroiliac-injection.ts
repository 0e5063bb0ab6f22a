import { syringe } from '#studio/models/instruments/index.ts';
import { bodySkin } from '#studio/models/body/figure.ts';
import { femora, pelvis } from '#studio/models/pelvis/pelvis.ts';
import { standingSpine } from '#studio/models/spine/standing.ts';
import { detectorAtLeft } from '#studio/scenes/viewpoint.ts';
import { scene } from '#studio/scenes/scene.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

const joint: Vec = [-4.35, 5.6, -8.9];

export default scene({
  alt: 'Pelvis from behind; the needle of a syringe enters the joint between the sacrum and the right hip bone, which glows red.',
  view: { target: [-2.2, 6.6, -5], azimuth: 192, elevation: 10, distance: 160, fieldOfView: 9.8 },
  parts: (seen) => [
    ...standingSpine('L3', 'S1'),
    ...pelvis(),
    ...femora({ material: 'ghost', opacity: 0.7 }),
    ...syringe({ tip: joint, direction: seen(0.6, 0.5, 0.62), length: 7, barrel: 6 }),
    ...detectorAtLeft(seen, { centre: [-9.4, 15.4, -12], radius: 5.6, down: 0.25 }),
  ],
  skin: { solid: bodySkin({ arms: false, head: 'none' }), density: 0.009, rim: 0.55, base: 0.06 },
  pain: [{ at: joint, radius: 1.6, strength: 1.05 }],
  labels: [{ words: 'Sacroiliac joint', at: joint, side: 'left' }],
});
