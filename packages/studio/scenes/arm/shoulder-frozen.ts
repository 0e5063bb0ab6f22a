import { chest, shoulder, shoulderSkin } from '#studio/models/arm/shoulder.ts';
import { part } from '#studio/models/part.ts';
import { scene } from '#studio/scenes/scene.ts';
import { blend, carve, ellipsoid, halfSpace, intersect, roughen, turn } from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

const window: Vec = [-0.4, 0.6, 3];

/** A skin round the joint, from the rim of the socket to the neck of the ball, open in front. */
function layer(outer: number, inner: number, opening: number) {
  const bag = (grown: number) =>
    blend(
      0.8,
      ellipsoid([-0.3, 0.05, 0.1], [2.75 + grown, 2.6 + grown, 2.6 + grown]),
      ellipsoid([-0.7, -1.9, 0.2], [1.5 + grown, 1.2 + grown, 1.5 + grown]),
    );
  const sleeve = intersect(0.3, bag(outer), halfSpace([0.94, 0.18, -0.2], 1.15));
  return carve(0.12, sleeve, bag(inner), turn('z', -24, ellipsoid(window, [opening * 0.8, opening, 2.2])));
}

export default scene({
  alt: 'Left shoulder from the front; the lining round the joint is thick and tight, opened to show the ball inside, and glows red.',
  view: { target: [-0.4, -0.4, 0], azimuth: 14, elevation: 5, distance: 100, fieldOfView: 10 },
  parts: [
    ...shoulder().filter(({ name }) => name !== 'biceps tendon'),
    part('capsule', 'tendon', roughen(0.07, 2.4, layer(0.75, 0.5, 2.15))),
    part('lining', 'muscle', roughen(0.05, 3, layer(0.52, -0.05, 1.95))),
    ...chest(0.6),
  ],
  skin: { solid: shoulderSkin(), density: 0.012, rim: 0.5, base: 0.08 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: [-1.2, -1.2, 2.6], radius: 1.5, strength: 0.9 }],
  labels: [
    { words: 'Thick, tight lining', at: [-1.4, -2.2, 2.2], side: 'left' },
    { words: 'Ball of the joint', at: [-0.1, 0.5, 2.5], side: 'right' },
  ],
});
