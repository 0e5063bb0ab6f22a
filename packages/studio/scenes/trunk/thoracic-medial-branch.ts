import { spinalNeedle, syringe, xrayDetector } from '#studio/models/instruments/index.ts';
import { bodySkin } from '#studio/models/body/figure.ts';
import { ribcage } from '#studio/models/trunk/ribs.ts';
import { pointAt } from '#studio/models/spine/levels.ts';
import { level, standingSpine } from '#studio/models/spine/standing.ts';
import { part } from '#studio/models/part.ts';
import { scene } from '#studio/scenes/scene.ts';
import { tube } from '#studio/shapes/index.ts';
import { add, type Vec } from '#studio/shapes/vectors.ts';

const target: Vec = [-1.4, 44.4, -8];
const onProcess = (name: string) => pointAt(level(name), [-2.75, 1.1, -3.5]);
const smallNerve = (name: string) =>
  tube(
    { radii: [0.15, 0.14, 0.13, 0.13, 0.12, 0.1, 0.05], perSegment: 6 },
    pointAt(level(name), [-1.3, 1.4, -1.8]),
    pointAt(level(name), [-2.2, 1.35, -2.7]),
    pointAt(level(name), [-2.75, 1.12, -3.5]),
    pointAt(level(name), [-2.5, 0.55, -3.95]),
    pointAt(level(name), [-2.1, 0.1, -3.55]),
    pointAt(level(name), [-1.6, -0.25, -3.4]),
    pointAt(level(name), [-1.05, -0.85, -3.36]),
  );

export default scene({
  alt: 'Spine bones of the chest from behind; two fine needles touch small nerves at the side processes, an x-ray detector is near.',
  view: { target, azimuth: 204, elevation: 10, distance: 150, fieldOfView: 6.6 },
  parts: (seen) => [
    ...standingSpine('T3', 'T9'),
    ...ribcage({ material: 'softBone', opacity: 0.9, front: false, numbers: [3, 4, 5, 6, 7, 8, 9] }),
    ...['T5', 'T6', 'T7', 'T8'].map((name) => part(`small nerve ${name}`, 'nerve', smallNerve(name))),
    ...syringe({ tip: onProcess('T7'), direction: seen(0.66, 0.42, 0.6), length: 5, barrel: 5, size: 0.66 }),
    ...spinalNeedle({ tip: onProcess('T6'), direction: seen(0.5, 0.6, 0.6), length: 4.6, size: 0.7 }),
    ...xrayDetector({
      centre: add(target, seen(-8.3, -4, 9)),
      facing: seen(0.8, 0.3, -0.5),
      radius: 4.4,
      opacity: 0.5,
    }),
  ],
  skin: { solid: bodySkin({ arms: false, legs: false, head: 'none' }), density: 0.008, rim: 0.5, base: 0.04 },
  pain: ['T6', 'T7'].map((name) => ({ at: onProcess(name), radius: 0.85, strength: 1 })),
  labels: [{ words: 'Small joint nerve', at: onProcess('T7'), side: 'left' }],
});
