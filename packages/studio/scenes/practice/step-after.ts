import { tray } from '#studio/models/practice/before-procedure.ts';
import { clock, foldedCloth, glassOfWater, plaster } from '#studio/models/practice/after-procedure.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'A glass of water, a small clock, a folded cloth and a round plaster on a tray: time to rest before going home.',
  view: { target: [0, 2.6, 0], azimuth: 12, elevation: 24, distance: 120, fieldOfView: 12.2 },
  parts: [
    ...tray(14.5, 8.4),
    ...clock({ at: [-7.6, 0, -1.6], turned: 20 }),
    ...glassOfWater({ at: [1.2, 0, -2] }),
    ...foldedCloth({ at: [8.2, 0, 0.6], turned: -14 }),
    ...plaster({ at: [-1.8, 0.05, 4.6] }),
  ],
  fade: [0.5, 0.5, 0.9, 0.9],
  key: [-0.75, 0.45, 0.42],
});
