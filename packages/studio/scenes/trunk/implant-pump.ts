import { pumpDisc } from '#studio/models/instruments/index.ts';
import { bodySkin } from '#studio/models/body/figure.ts';
import { pelvis } from '#studio/models/pelvis/pelvis.ts';
import { ribcage } from '#studio/models/trunk/ribs.ts';
import { pointAt } from '#studio/models/spine/levels.ts';
import { level, standingSpine } from '#studio/models/spine/standing.ts';
import { part } from '#studio/models/part.ts';
import { scene } from '#studio/scenes/scene.ts';
import { tube } from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

const pump: Vec = [7.6, 13.4, 7.6];
const outlet: Vec = [11.0, 14.6, 5.6];
const entry = pointAt(level('L3'), [0.3, -1.6, -5.6]);

export default scene({
  alt: 'Trunk from the left and front; a round pump lies under the skin of the belly, its thin tube runs round the side to the spine.',
  view: { target: [1.6, 21, 0], azimuth: 62, elevation: 7, distance: 190, fieldOfView: 11.6 },
  parts: [
    ...standingSpine('T7', 'S1'),
    ...ribcage({ material: 'ghost', opacity: 0.5, numbers: [6, 7, 8, 9, 10, 11, 12] }),
    ...pelvis({ material: 'ghost', opacity: 0.62 }),
    ...pumpDisc({ at: pump, facing: [0.42, 0.05, 0.9], across: [0.86, 0.25, -0.42] }),
    part(
      'catheter under the skin',
      'sheath',
      tube(
        { radii: 0.2, perSegment: 8 },
        outlet,
        [12.3, 16.2, 3.2],
        [12.7, 18, -1.4],
        [10.6, 18.6, -5.8],
        [5.4, 18.6, -8.6],
        [1.6, 18.2, -8.6],
        entry,
      ),
      { throughSkin: 0.9 },
    ),
    part(
      'catheter in the canal',
      'sheath',
      tube(
        { radii: 0.2, perSegment: 8 },
        entry,
        pointAt(level('L2'), [0.25, -1.2, -3.3]),
        pointAt(level('L1'), [0.2, 0, -2.5]),
        pointAt(level('T11'), [0.2, 0, -2.2]),
        pointAt(level('T9'), [0.2, 0, -2.1]),
      ),
      { throughSkin: 0.8 },
    ),
  ],
  skin: { solid: bodySkin({ head: 'none', arms: false }), density: 0.012, rim: 0.6, base: 0.1 },
  pain: [{ at: pointAt(level('T12'), [0.6, 0, -2.2]), radius: 1.9, strength: 0.9 }],
  labels: [
    { words: 'Medicine pump', at: pump, side: 'left' },
    { words: 'Thin tube', at: [10.6, 18.6, -5.8], side: 'right' },
  ],
});
