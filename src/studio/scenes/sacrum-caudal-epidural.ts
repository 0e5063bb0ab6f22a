import { syringe } from '#studio/models/instruments.ts';
import { bodySkin } from '#studio/models/body.ts';
import { pelvis } from '#studio/models/pelvis.ts';
import { pointOn } from '#studio/models/seats.ts';
import { level, standingSpine } from '#studio/models/trunk.ts';
import { part } from '#studio/parts.ts';
import { scene } from '#studio/scene.ts';
import { subtract, unit } from '#studio/shapes/vectors.ts';
import { tube } from '#studio/shapes/index.ts';

const sacrum = level('S1');
const tip = pointOn(sacrum, [0, -5.9, -2.45]);
const gap = pointOn(sacrum, [0, -8.2, -3.3]);

export default scene({
  alt: 'Sacrum of a person lying face down, from the left side; a needle passes through the small gap at its lower end into the canal.',
  view: { target: [0, 5.2, -8.4], azimuth: 142, elevation: 4, distance: 130, fieldOfView: 9.4, roll: -76 },
  parts: [
    ...standingSpine('L4', 'S1'),
    ...pelvis({ material: 'ghost', opacity: 0.62 }),
    part(
      'nerve sac',
      'dura',
      tube(
        [
          pointOn(level('L3'), [0, 0, -2.4]),
          pointOn(level('L5'), [0, 0, -2.4]),
          pointOn(sacrum, [0, -1, -2.4]),
          pointOn(sacrum, [0, -4.2, -2.6]),
        ],
        [0.72, 0.7, 0.6, 0.25],
      ),
    ),
    ...syringe({ tip, direction: unit(subtract(gap, tip)), length: 5.4, barrel: 5.4, size: 0.72 }),
  ],
  skin: { solid: bodySkin({ arms: false, head: 'none' }), density: 0.008, rim: 0.5, base: 0.05 },
  pain: [{ at: pointOn(sacrum, [0, -5, -3.2]), radius: 1.3, strength: 0.95 }],
  labels: [
    { words: 'Opening of the sacrum', at: gap, side: 'right' },
    { words: 'Sacrum', at: pointOn(sacrum, [2.4, -2.4, -3.2]), side: 'left' },
  ],
});
