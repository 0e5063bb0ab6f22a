import { syringe, ultrasoundProbe } from '#studio/models/instruments/index.ts';
import { intercostalNerve } from '#studio/models/body/nerves.ts';
import { flatRib, ribLine } from '#studio/models/trunk/ribs.ts';
import { standingSpine } from '#studio/models/spine/standing.ts';
import { seenFrom } from '#studio/scenes/viewpoint.ts';
import { bodySkin } from '#studio/models/body/figure.ts';
import { part } from '#studio/models/part.ts';
import { scene } from '#studio/scenes/scene.ts';
import { add } from '#studio/shapes/vectors.ts';

const azimuth = 216;
const seen = seenFrom(azimuth);
const ribs = [5, 6, 7, 8, 9, 10];
const target = add(ribLine(7, -1)[4]!, [0, -0.8, -0.2]);
const onSkin = add(target, seen(-3.4, -2.6, 3.2));

export default scene({
  alt: 'Chest wall from behind and right; a needle slips under the lower edge of one rib to the yellow nerve, an ultrasound probe beside it.',
  view: { target: [-6.9, 41.6, -7.1], azimuth, elevation: 8, distance: 150, fieldOfView: 8.8 },
  parts: [
    ...standingSpine('T4', 'T12'),
    ...ribs.map((n) => part(`rib ${n}`, 'bone', flatRib(n, -1, 10))),
    ...ribs.flatMap((n) => intercostalNerve(n, -1)),
    ...ribs.map((n) => part(`rib ${n} left`, 'ghost', flatRib(n, 1, 8), { opacity: 0.6 })),
    ...syringe({ tip: target, direction: seen(0.66, 0.44, 0.55), length: 5.6, barrel: 5.6, size: 0.8 }),
    ...ultrasoundProbe({
      at: onSkin,
      pointing: seen(0.5, 0.35, -0.8),
      across: seen(0.75, -0.6, 0.2),
      size: 0.8,
      depth: 3,
    }),
  ],
  skin: { solid: bodySkin({ arms: false, legs: false, head: 'none' }), density: 0.01, rim: 0.5, base: 0.06 },
  pain: [{ at: target, radius: 1.2, strength: 1.05 }],
  labels: [
    { words: 'Nerve under the rib', at: target, side: 'left' },
    { words: 'Ultrasound probe', at: onSkin, side: 'left' },
  ],
});
