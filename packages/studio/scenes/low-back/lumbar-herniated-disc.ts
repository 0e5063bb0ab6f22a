import { bulgeOn, lumbarSpine, torsoSkin } from '#studio/models/spine/lumbar.ts';
import { scene } from '#studio/scenes/scene.ts';
import { add } from '#studio/shapes/vectors.ts';

const bulge = bulgeOn(3);

export default scene({
  alt: 'Lower spine seen from the left and behind; one disc bulges, glowing red, and bends the yellow nerve beside it.',
  view: { target: [0, -0.6, -2.3], azimuth: 116, elevation: 9, distance: 80, fieldOfView: 11 },
  parts: lumbarSpine({ herniated: 3, sides: [1] }),
  skin: { solid: torsoSkin(), density: 0.004, rim: 0.5, base: 0.03 },
  pain: [{ at: add(bulge, [0.1, 0, -0.1]), radius: 1.1, strength: 1.2 }],
  labels: [
    { words: 'Bulging disc', at: [1.6, -2, 0.4], side: 'left' },
    { words: 'Pressed nerve', at: [1.1, -3.3, -1], side: 'right' },
  ],
});
