import { headSection } from '#studio/models/head/section.ts';
import { nasalNerves, noseGanglion } from '#studio/models/head/nose.ts';
import { cottonApplicator } from '#studio/models/instruments/index.ts';
import { scene } from '#studio/scenes/scene.ts';

const [x, y, z] = noseGanglion;

export default scene({
  alt: 'Head cut down the middle, seen from the right; a thin applicator lies in the nose and touches a yellow nerve cluster.',
  view: { target: [0.5, -3, 5.2], azimuth: -80, elevation: 3, distance: 110, fieldOfView: 9.6 },
  parts: [
    ...headSection(),
    ...nasalNerves(),
    ...cottonApplicator({ tip: [x - 0.5, y - 0.75, z + 0.5], direction: [-0.22, -1.45, 6.2], length: 15 }),
  ],
  pain: [{ at: noseGanglion, radius: 1, strength: 0.85 }],
  labels: [
    { words: 'Nerve cluster', at: noseGanglion, side: 'left' },
    { words: 'Applicator', at: [0, -4.6, 11.2], side: 'right' },
  ],
  fade: [0.5, 0.5, 0.58, 0.54],
});
