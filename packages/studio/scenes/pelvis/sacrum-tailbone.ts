import { bodySkin } from '#studio/models/body/figure.ts';
import { pelvis } from '#studio/models/pelvis/pelvis.ts';
import { pointAt } from '#studio/models/spine/levels.ts';
import { level, standingSpine } from '#studio/models/spine/standing.ts';
import { scene } from '#studio/scenes/scene.ts';

const tailbone = pointAt(level('S1'), [0, -10.2, 0.7]);

export default scene({
  alt: 'Pelvis from behind; the tailbone, the small curved tip of the spine between the sitting bones, glows red.',
  view: { target: [0, 1.2, -4], azimuth: 168, elevation: -3, distance: 150, fieldOfView: 9.6 },
  parts: [...standingSpine('L4', 'S1'), ...pelvis()],
  skin: { solid: bodySkin({ arms: false, head: 'none' }), density: 0.008, rim: 0.5, base: 0.05 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: tailbone, radius: 1.5, strength: 1.1 }],
  labels: [
    { words: 'Tailbone', at: tailbone, side: 'right' },
    { words: 'Sitting bone', at: [6.4, -8.8, -4.6], side: 'left' },
  ],
});
