import { bill, coins, pen, tray } from '#studio/models/practice/before-procedure.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'A sheet with five lines and their sums, the whole sum below marked yellow; a pen and two piles of coins beside it, on a tray.',
  view: { target: [0, 0, 0], azimuth: 14, elevation: 50, distance: 120, fieldOfView: 10.6 },
  parts: [
    ...tray(12, 9.4),
    ...bill({ at: [-3.6, 0.1, 0], turned: 6 }),
    ...pen({ at: [3, 0.3, 6.8], turned: 52 }),
    ...coins({ at: [5.4, 0.1, -5.4] }, 5),
    ...coins({ at: [8.6, 0.1, -3.6] }, 2),
  ],
  fade: [0.5, 0.5, 0.9, 0.9],
  key: [-0.75, 0.3, 0.42],
  labels: [{ words: 'The whole sum', at: [-0.4, 0.4, 4.6], side: 'right' }],
});
