import { foot, footSkin } from '#studio/models/foot/foot.ts';
import { part } from '#studio/models/part.ts';
import { scene } from '#studio/scenes/scene.ts';
import { blend, roundCone } from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

const spurTip: Vec = [-0.35, 1.3, -2.5];
const spur = blend(0.3, roundCone([-0.3, 1.55, -4.7], spurTip, 0.55, 0.14));

export default scene({
  alt: 'Left heel from the inner side; a small spur points forward from the heel bone, and the band under it glows red where it starts.',
  view: { target: [-0.4, 3, -3], azimuth: -72, elevation: 4, distance: 110, fieldOfView: 6 },
  parts: [...foot(), part('spur', 'bone', spur)],
  skin: { solid: footSkin(), density: 0.02, rim: 0.55, base: 0.1 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: [-0.5, 0.8, -4.6], radius: 1.2, strength: 1.1 }],
  labels: [
    { words: 'Spur', at: spurTip, side: 'right' },
    { words: 'Band under the sole', at: [-0.6, 1, 0.6], side: 'right' },
  ],
});
