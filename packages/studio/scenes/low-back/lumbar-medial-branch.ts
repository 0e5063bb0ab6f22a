import { spinalNeedle, syringe } from '#studio/models/instruments/index.ts';
import { branchCrossing, lumbarSpine, medialBranch } from '#studio/models/spine/lumbar.ts';
import { detectorAtLeft } from '#studio/scenes/viewpoint.ts';
import { scene } from '#studio/scenes/scene.ts';

const lower = branchCrossing(4);
const upper = branchCrossing(3);

export default scene({
  alt: 'Low back bones from behind and left; two thin needles touch the small yellow nerves beside the joints, an x-ray disc behind.',
  view: { target: [0.6, -1.6, -3.4], azimuth: 152, elevation: 14, distance: 90, fieldOfView: 8.6 },
  parts: (seen) => [
    ...lumbarSpine({ first: 2, sacrum: false }),
    ...[3, 4, 5].map(medialBranch),
    ...syringe({ tip: lower, direction: seen(0.62, 0.5, 0.75), length: 5.4, barrel: 5, size: 0.62 }),
    ...spinalNeedle({ tip: upper, direction: seen(0.42, 0.62, 0.75), length: 5.2, size: 0.8 }),
    ...detectorAtLeft(seen, { centre: [-4.4, 1.2, -8], radius: 4, down: 0.25 }),
  ],
  pain: [lower, upper].map((at) => ({ at, radius: 0.8, strength: 0.95 })),
  labels: [
    { words: 'Nerve of the small joint', at: upper, side: 'left' },
    { words: 'Needle', at: [0.2, -1.7, -3.6], side: 'right' },
  ],
  fade: [0.5, 0.5, 0.54, 0.52],
});
