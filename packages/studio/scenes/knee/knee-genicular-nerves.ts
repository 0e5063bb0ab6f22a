import { syringe, xrayDetector } from '#studio/models/instruments/index.ts';
import { genicularNerves, genicularPoint, knee, kneeSkin } from '#studio/models/knee/knee.ts';
import { scene } from '#studio/scenes/scene.ts';

const upperOuter = genicularPoint('upperOuter');

export default scene({
  alt: 'Left knee from the front; a needle meets one of the yellow nerves round the bones, an x-ray detector on the left.',
  view: { target: [0.7, 2.2, 0], azimuth: -2, elevation: 6, distance: 70, fieldOfView: 15 },
  parts: [
    ...knee(),
    ...genicularNerves(),
    ...syringe({ tip: upperOuter, direction: [0.85, 0.42, 0.35], length: 3.6, barrel: 3.8, size: 0.72 }),
    ...xrayDetector({ centre: [-6.4, 6, -5], facing: [0.92, -0.22, 0.32], radius: 3, opacity: 0.35 }),
  ],
  skin: { solid: kneeSkin(), density: 0.018, rim: 0.5, base: 0.1 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: upperOuter, radius: 1.1, strength: 1 }],
  labels: [
    { words: 'Nerve of the joint', at: [-3.75, 5.2, -0.1], side: 'left' },
    { words: 'Needle tip', at: upperOuter, side: 'right' },
  ],
});
