import { spinalNeedle, xrayDetector } from '#studio/models/instruments/index.ts';
import { bodySkin } from '#studio/models/body/figure.ts';
import { ghostSkull, neckBranch, neckSpine, pillarWaist, spinalCord } from '#studio/models/neck/neck.ts';
import { scene } from '#studio/scenes/scene.ts';

const names = ['C4', 'C5', 'C6'];
const targets = names.map(pillarWaist);

export default scene({
  alt: 'Neck bones from the left; three fine needles touch the small yellow nerves that cross the sides of the bones.',
  view: { target: [0, 63.4, -1.6], azimuth: 98, elevation: 6, distance: 120, fieldOfView: 7.4 },
  parts: (seen) => [
    ...neckSpine({ lowest: 'T2', atlasToo: false }),
    ...['C3', ...names, 'C7'].map(neckBranch),
    spinalCord(),
    ...ghostSkull(0.5),
    ...targets.flatMap((tip, i) =>
      spinalNeedle({ tip, direction: seen(0.86, 0.42 - i * 0.06, 0.5), length: 4.8, size: 0.62 }),
    ),
    ...xrayDetector({ centre: [-13, 63, 7], facing: [1, 0, -0.2], radius: 6, opacity: 0.3 }),
  ],
  skin: { solid: bodySkin({ legs: false, arms: false }), density: 0.012, rim: 0.5, base: 0.06 },
  pain: targets.map((at) => ({ at, radius: 0.72, strength: 0.95 })),
  labels: [{ words: 'Small joint nerves', at: targets[1]!, side: 'left' }],
});
