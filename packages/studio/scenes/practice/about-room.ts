import { placed } from '#studio/models/practice/before-procedure.ts';
import { couch, lamp, sideTable } from '#studio/models/practice/treatment-room.ts';
import { spineOnStand } from '#studio/models/practice/spine-on-stand.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'A quiet treatment room: an examination couch with a pillow, a lamp, and a model of the spine on a small table.',
  view: { target: [12, 78, 0], azimuth: 16, elevation: 12, distance: 900, fieldOfView: 12.2 },
  parts: [
    ...couch(),
    ...lamp(),
    ...sideTable(),
    ...placed({ at: [104, 75.5, 8], turned: -40 }, spineOnStand()),
  ],
  fade: [0.5, 0.5, 0.9, 0.9],
  crevices: 6,
  key: [-0.7, 0.5, 0.35],
});
