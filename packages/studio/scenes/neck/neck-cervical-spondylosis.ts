import { bodySkin } from '#studio/models/body/figure.ts';
import { ghostSkull, neckNerves, neckOpening, neckSpine, spinalCord } from '#studio/models/neck/neck.ts';
import { pointAt } from '#studio/models/spine/levels.ts';
import { level } from '#studio/models/spine/standing.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'Neck bones seen from the left; two discs have grown thin, small spurs stand at their edges, and two yellow nerves glow red.',
  view: { target: [0, 63.4, -1.4], azimuth: 104, elevation: 5, distance: 120, fieldOfView: 8.8 },
  parts: [...neckSpine({ worn: true, atlasToo: false }), ...neckNerves(), spinalCord(), ...ghostSkull(0.5)],
  skin: { solid: bodySkin({ legs: false }), density: 0.014, rim: 0.55, base: 0.1 },
  pain: ['C5', 'C6'].map((name) => ({ at: neckOpening(name), radius: 1, strength: 1.1 })),
  labels: [
    { words: 'Thin disc', at: pointAt(level('C5'), [0.6, -0.95, 0.9]), side: 'left' },
    { words: 'Pressed nerve', at: neckOpening('C6'), side: 'right' },
  ],
});
