import { clipboard, pen, tabletStrip, tray } from '#studio/models/practice/before-procedure.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'A clipboard with a ticked list and a signature, a pen across it and a strip of tablets beside it, on a tray.',
  view: { target: [-0.3, 0, 0.3], azimuth: 18, elevation: 46, distance: 120, fieldOfView: 13.4 },
  parts: [
    ...tray(15, 11),
    ...clipboard({ at: [-3.6, 0.1, 0], turned: 8 }),
    ...pen({ at: [-0.2, 0.62, 3.6], turned: 34 }),
    ...tabletStrip({ at: [9.6, 0.1, 1.2], turned: -14 }),
  ],
  fade: [0.5, 0.5, 0.9, 0.9],
  key: [-0.75, 0.3, 0.42],
});
