import { aorta, bellyOrgans } from '#studio/models/trunk/abdomen.ts';
import { bodySkin } from '#studio/models/body/figure.ts';
import { coeliacPlexus, coeliacRoot } from '#studio/models/trunk/coeliac-plexus.ts';
import { pelvis } from '#studio/models/pelvis/pelvis.ts';
import { ribcage } from '#studio/models/trunk/ribs.ts';
import { standingSpine } from '#studio/models/spine/standing.ts';
import { scene } from '#studio/scenes/scene.ts';

const root = coeliacRoot();

export default scene({
  alt: 'Belly seen from the front with muted organs; in the middle a yellow net of nerves glows before the spine.',
  view: { target: [0, 20.6, 0], azimuth: 14, elevation: 4, distance: 180, fieldOfView: 10.8 },
  parts: [
    ...standingSpine('T7', 'S1'),
    ...ribcage({ material: 'ghost', opacity: 0.6, front: false, numbers: [6, 7, 8, 9, 10, 11, 12] }),
    ...pelvis({ material: 'ghost', opacity: 0.6 }),
    ...aorta({ legs: true }),
    ...bellyOrgans(),
    ...coeliacPlexus(),
  ],
  skin: { solid: bodySkin({ arms: false, head: 'none' }), density: 0.008, rim: 0.55, base: 0.08 },
  pain: [{ at: [root[0], root[1] - 0.6, root[2] + 1], radius: 2.6, strength: 1 }],
  labels: [
    { words: 'Net of nerves', at: root, side: 'right' },
    { words: 'Stomach', at: [7.4, 28.6, 4.6], side: 'right' },
    { words: 'Liver', at: [-8, 29.6, 6.6], side: 'left' },
  ],
});
