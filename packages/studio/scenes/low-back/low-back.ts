import { bodySkin } from '#studio/models/body/figure.ts';
import { femora, pelvis } from '#studio/models/pelvis/pelvis.ts';
import { ribcage } from '#studio/models/trunk/ribs.ts';
import { standingSpine } from '#studio/models/spine/standing.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'Lower back of a standing figure from behind; spine, pelvis and last ribs shine through, and the low spine glows red.',
  view: { target: [0, 13, -4], azimuth: 196, elevation: 5, distance: 200, fieldOfView: 13.5 },
  parts: [
    ...standingSpine('T8', 'S1'),
    ...pelvis({ material: 'softBone' }),
    ...femora({ material: 'softBone' }),
    ...ribcage({ material: 'ghost', opacity: 0.6, numbers: [8, 9, 10, 11, 12], front: false }),
  ],
  skin: { solid: bodySkin({ legs: true, head: 'none' }), density: 0.012, rim: 0.6, base: 0.1 },
  pain: [{ at: [0, 14.5, -5.5], radius: 2.6, strength: 1.1 }],
  labels: [{ words: 'Low back', at: [0, 14.5, -8] }],
  fade: [0.5, 0.5, 0.52, 0.53],
});
