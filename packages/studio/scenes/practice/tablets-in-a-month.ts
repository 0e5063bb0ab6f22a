import { calendar, pen, tabletStrip, tray } from '#studio/models/practice/before-procedure.ts';
import { scene } from '#studio/scenes/scene.ts';

const DAYS_WITH_TABLETS = [0, 2, 3, 5, 7, 8, 9, 11, 13, 14, 16, 17, 19, 20, 22, 23];

export default scene({
  alt: 'A calendar page with a tick on sixteen days of the month, a pen, and two strips with most tablets taken, on a tray.',
  view: { target: [0, 0, 0.2], azimuth: 14, elevation: 52, distance: 120, fieldOfView: 12.8 },
  parts: [
    ...tray(15.6, 9.2),
    ...calendar({ at: [-6.6, 0.1, 0.2], turned: 6 }, DAYS_WITH_TABLETS),
    ...pen({ at: [-11.6, 0.3, 7.4], turned: 3 }),
    ...tabletStrip({ at: [4.4, 0.1, 0], turned: -4 }, 1),
    ...tabletStrip({ at: [10.9, 0.1, 0.4], turned: -16 }, 3),
  ],
  fade: [0.5, 0.5, 0.9, 0.9],
  key: [-0.75, 0.3, 0.42],
});
