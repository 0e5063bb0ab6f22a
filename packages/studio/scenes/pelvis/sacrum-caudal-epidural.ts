import { syringe, xrayDetector } from '#studio/models/instruments/index.ts';
import { bodySkin } from '#studio/models/body/figure.ts';
import { pelvis } from '#studio/models/pelvis/pelvis.ts';
import { pointAt } from '#studio/models/spine/levels.ts';
import { level, standingSpine } from '#studio/models/spine/standing.ts';
import { part } from '#studio/models/part.ts';
import { scene } from '#studio/scenes/scene.ts';
import { tube } from '#studio/shapes/index.ts';
import { add, subtract, unit, type Vec } from '#studio/shapes/vectors.ts';

const target: Vec = [0, 5.2, -8.4];
const sacrum = level('S1');
const tip = pointAt(sacrum, [0, -5.9, -2.45]);
const gap = pointAt(sacrum, [0, -8.2, -3.3]);

export default scene({
  alt: 'Sacrum of a person lying face down, from the left; a needle enters the gap at its lower end, an x-ray detector stands below.',
  view: { target, azimuth: 142, elevation: 4, distance: 130, fieldOfView: 9.4, roll: -76 },
  parts: (seen) => [
    ...standingSpine('L4', 'S1'),
    ...pelvis({ material: 'ghost', opacity: 0.62 }),
    part(
      'nerve sac',
      'dura',
      tube(
        [0.72, 0.7, 0.6, 0.25],
        pointAt(level('L3'), [0, 0, -2.4]),
        pointAt(level('L5'), [0, 0, -2.4]),
        pointAt(sacrum, [0, -1, -2.4]),
        pointAt(sacrum, [0, -4.2, -2.6]),
      ),
    ),
    ...syringe({ tip, direction: unit(subtract(gap, tip)), length: 5.4, barrel: 5.4, size: 0.72 }),
    ...xrayDetector({
      centre: add(target, seen(-5.6, -9.8, -7)),
      facing: seen(0.6, 0.7, 0.3),
      radius: 4.4,
      opacity: 0.35,
    }),
  ],
  skin: { solid: bodySkin({ arms: false, head: 'none' }), density: 0.008, rim: 0.5, base: 0.05 },
  pain: [{ at: pointAt(sacrum, [0, -5, -3.2]), radius: 1.3, strength: 0.95 }],
  labels: [
    { words: 'Opening of the sacrum', at: gap, side: 'right' },
    { words: 'Sacrum', at: [2, 6.9, -6.7], side: 'left' },
  ],
});
