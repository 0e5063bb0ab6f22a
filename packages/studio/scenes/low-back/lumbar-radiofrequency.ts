import { radiofrequencyNeedle } from '#studio/models/instruments/index.ts';
import { branchCrossing, lumbarSpine, medialBranch, torsoSkin } from '#studio/models/spine/lumbar.ts';
import { detectorAtLeft } from '#studio/scenes/viewpoint.ts';
import { scene } from '#studio/scenes/scene.ts';

const targets = [3, 4, 5].map(branchCrossing);

export default scene({
  alt: 'Lower spine and sacrum from behind and left; three fine insulated probes with cables rest on the small nerves of the joints.',
  view: { target: [0.2, -3.6, -4.6], azimuth: 140, elevation: 16, distance: 90, fieldOfView: 12.4 },
  parts: (seen) => [
    ...lumbarSpine({ first: 2 }),
    ...[3, 4, 5].map(medialBranch),
    ...targets.flatMap((tip, i) =>
      radiofrequencyNeedle({
        tip,
        direction: seen(0.8, 0.34 + 0.07 * i, 0.42),
        length: 6.4,
        size: 0.8,
        cable: seen(0.75, 0.75, 0.1),
      }),
    ),
    ...detectorAtLeft(seen, { centre: [-4.4, 0.4, -8], radius: 4.4 }),
  ],
  skin: { solid: torsoSkin(), density: 0.004, rim: 0.5, base: 0.03 },
  pain: targets.map((at) => ({ at, radius: 0.85, strength: 1 })),
  labels: [
    { words: 'Small joint nerve', at: targets[1]!, side: 'left' },
    { words: 'Heated probe tip', at: targets[2]!, side: 'right' },
  ],
});
