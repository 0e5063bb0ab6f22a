import { backOfStrip, tabletStrip, tray } from '#studio/models/practice/before-procedure.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'Three strips of tablets on a tray; two with different big names have the same small name, marked yellow on both.',
  view: { target: [0, 0, 0], azimuth: 10, elevation: 56, distance: 120, fieldOfView: 9.6 },
  parts: [
    ...tray(11.5, 8),
    ...backOfStrip({ at: [-6.6, 0.1, 0], turned: 8 }, [1.7, 1.2, 1.5]),
    ...backOfStrip({ at: [-0.2, 0.1, 0.2], turned: -3 }, [1.3, 0.8, 1.5]),
    ...tabletStrip({ at: [6.4, 0.1, 0], turned: -14 }),
  ],
  fade: [0.5, 0.5, 0.9, 0.9],
  key: [-0.75, 0.3, 0.42],
  labels: [
    { words: 'Big name', at: [-7.2, 0.4, -4.4], side: 'left' },
    { words: 'The same small name', at: [-0.8, 0.4, 3.1], side: 'right' },
  ],
});
