import { radiofrequencyNeedle } from '#studio/models/instruments.ts';
import { genicularNerves, genicularPoint, knee, kneeSkin } from '#studio/models/knee.ts';
import { scene } from '#studio/scene.ts';

const upperOuter = genicularPoint('upperOuter');

export default scene({
  alt: 'Left knee from the front; yellow nerves wind round the bones, and a needle from the right meets the upper one.',
  view: { target: [0.3, 2.2, 0], azimuth: -2, elevation: 6, distance: 70, fieldOfView: 15 },
  parts: [
    ...knee(),
    ...genicularNerves(),
    ...radiofrequencyNeedle({
      tip: upperOuter,
      direction: [0.85, 0.42, 0.35],
      length: 4,
      cable: [-0.1, 1, 0],
    }),
  ],
  skin: { solid: kneeSkin(), density: 0.018, rim: 0.5, base: 0.1 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: upperOuter, radius: 1.1, strength: 1 }],
  labels: [
    { words: 'Nerve of the joint', at: [-3.75, 5.2, -0.1], side: 'left' },
    { words: 'Warm needle tip', at: upperOuter, side: 'right' },
  ],
});
