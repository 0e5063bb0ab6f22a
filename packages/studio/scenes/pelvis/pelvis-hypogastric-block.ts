import { aorta } from '#studio/models/trunk/abdomen.ts';
import { bodySkin } from '#studio/models/body/figure.ts';
import { hypogastricCentre, hypogastricPlexus } from '#studio/models/trunk/ganglia.ts';
import { spinalNeedle, xrayDetector } from '#studio/models/instruments/index.ts';
import { pelvis } from '#studio/models/pelvis/pelvis.ts';
import { between, pointAt } from '#studio/models/spine/levels.ts';
import { level, standingSpine } from '#studio/models/spine/standing.ts';
import { scene } from '#studio/scenes/scene.ts';

const lastDisc = between(level('L5'), level('S1'));
const beside = (side: number) => pointAt(lastDisc, [side * 1.5, 0.9, 1.95]);

export default scene({
  alt: 'Lower spine and pelvis seen from the left front; two needles reach a yellow net of nerves before the last disc.',
  view: { target: [0.6, 10.6, -0.6], azimuth: 16, elevation: 18, distance: 130, fieldOfView: 10.6 },
  parts: [
    ...standingSpine('L3', 'S1'),
    ...pelvis({ material: 'ghost', opacity: 0.7 }),
    ...aorta({ from: 'T12', legs: true, branches: false }),
    ...hypogastricPlexus(),
    ...spinalNeedle({ tip: beside(1), direction: [0.8, 0.62, -0.8], length: 13 }),
    ...spinalNeedle({ tip: beside(-1), direction: [-0.8, 0.62, -0.8], length: 13 }),
    ...xrayDetector({ centre: [14, 24, -14], facing: [-0.4, -0.6, 1], radius: 6, opacity: 0.35 }),
  ],
  skin: { solid: bodySkin({ arms: false, head: 'none' }), density: 0.006, rim: 0.5, base: 0.05 },
  key: [-0.4, 0.5, 0.8],
  pain: [{ at: hypogastricCentre(), radius: 1.5, strength: 0.8 }],
  labels: [
    { words: 'Net of nerves', at: pointAt(lastDisc, [0.8, 1, 2.4]), side: 'left' },
    { words: 'Last disc', at: pointAt(lastDisc, [2, -0.1, 1.2]), side: 'right' },
  ],
});
