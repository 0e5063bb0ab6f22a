import { bodySkin } from '#studio/models/body/figure.ts';
import { armBones } from '#studio/models/body/limb-bones.ts';
import { ghostSkull } from '#studio/models/neck/neck.ts';
import { armNerves, sciaticNerve } from '#studio/models/body/nerves.ts';
import { pelvis } from '#studio/models/pelvis/pelvis.ts';
import { ribcage } from '#studio/models/trunk/ribs.ts';
import { pointAt } from '#studio/models/spine/levels.ts';
import { level, standingSpine } from '#studio/models/spine/standing.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'Standing figure from behind in warm light; the spine shines through, and the lower back and the neck glow red.',
  light: 'night',
  view: { target: [24, 45.6, -2], azimuth: 207, elevation: 4, distance: 330, fieldOfView: 14.2 },
  parts: [
    ...standingSpine('C2', 'S1', { throughSkin: 0.35 }),
    ...[1, -1].flatMap((side) => [...sciaticNerve(side, 0.6), ...armNerves(side)]),
    ...ribcage({ material: 'ghost', opacity: 0.55 }),
    ...pelvis({ material: 'ghost', opacity: 0.85 }),
    ...armBones({ material: 'ghost', opacity: 0.6 }),
    ...ghostSkull(0.5).filter(({ name }) => !name.includes('teeth')),
  ],
  skin: { solid: bodySkin(), density: 0.02, rim: 0.9, base: 0.14 },
  pain: [
    { at: [0, 14.5, -4.5], radius: 3.2, strength: 1.15 },
    { at: pointAt(level('C6'), [0, 0, -2]), radius: 1.8, strength: 0.55 },
  ],
  labels: [{ words: 'Low back', at: [0, 14.5, -6] }],
  texture: { amount: 0.35, scale: 0.6 },
  key: [-0.8, 0.58, 0.3],
  fade: [0.5, 0.42, 0.9, 0.66],
});
