import { syringe } from '#studio/models/instruments/index.ts';
import { lumbarLevel, lumbarSpine, torsoSkin } from '#studio/models/spine/lumbar.ts';
import { pointAt } from '#studio/models/spine/levels.ts';
import { detectorAtLeft } from '#studio/scenes/viewpoint.ts';
import { scene } from '#studio/scenes/scene.ts';

const opening = pointAt(lumbarLevel(3), [2.05, -1.05, -2.45]);

export default scene({
  alt: 'Lower spine from the left; a syringe from behind brings its needle to one yellow nerve where it leaves between two bones.',
  view: { target: [0, -0.5, -2.9], azimuth: 108, elevation: 8, distance: 80, fieldOfView: 9.4 },
  parts: (seen) => [
    ...lumbarSpine({ sacrum: false, sides: [1] }),
    ...syringe({ tip: opening, direction: seen(0.8, 0.36, 0.48), length: 4.6, barrel: 5, size: 0.7 }),
    ...detectorAtLeft(seen, { centre: [-3.4, 1.6, -6], radius: 3.8 }),
  ],
  skin: { solid: torsoSkin(), density: 0.004, rim: 0.5, base: 0.03 },
  pain: [{ at: opening, radius: 1, strength: 1.1 }],
  labels: [
    { words: 'Nerve root', at: opening, side: 'left' },
    { words: 'Needle', at: pointAt(lumbarLevel(3), [3, 0.2, -5]), side: 'right' },
  ],
});
