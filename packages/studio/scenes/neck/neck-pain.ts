import { trapezius } from '#studio/models/trunk/back-muscles.ts';
import { bodySkin } from '#studio/models/body/figure.ts';
import { ghostSkull, neckSpine } from '#studio/models/neck/neck.ts';
import { shoulderBlades } from '#studio/models/body/limb-bones.ts';
import { ribcage } from '#studio/models/trunk/ribs.ts';
import { scene } from '#studio/scenes/scene.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

const sore: Vec = [-6.4, 58.8, -6.8];

export default scene({
  alt: 'Neck and shoulders from behind; the trapezius spreads from the skull to both shoulders and glows red on the right side.',
  view: { target: [0, 59, -4], azimuth: 186, elevation: 8, distance: 180, fieldOfView: 11.4 },
  parts: [
    ...neckSpine({ lowest: 'T7' }),
    ...trapezius(),
    ...shoulderBlades({ material: 'ghost', opacity: 0.7 }),
    ...ribcage({ material: 'ghost', opacity: 0.5, front: false, numbers: [1, 2, 3, 4, 5, 6, 7] }),
    ...ghostSkull(0.6),
  ],
  skin: { solid: bodySkin({ legs: false }), density: 0.012, rim: 0.6, base: 0.08 },
  pain: [{ at: sore, radius: 2.1, strength: 1 }],
  labels: [{ words: 'Trapezius muscle', at: sore, side: 'right' }],
});
