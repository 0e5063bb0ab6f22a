import { syringe, xrayDetector } from '#studio/models/instruments/index.ts';
import { bodySkin } from '#studio/models/body/figure.ts';
import { ghostSkull, neckJoint, neckNerves, neckSpine, spinalCord } from '#studio/models/neck/neck.ts';
import { scene } from '#studio/scenes/scene.ts';

const joint = neckJoint('C4', 'C5');

export default scene({
  alt: 'Neck bones from behind and left; the needle of a syringe enters one small joint between two bones, where a red glow lies.',
  view: { target: [0.4, 63.2, -2.8], azimuth: 132, elevation: 8, distance: 120, fieldOfView: 7.2 },
  parts: (seen) => [
    ...neckSpine({ lowest: 'T2', atlasToo: false }),
    ...neckNerves(),
    spinalCord(),
    ...ghostSkull(0.5),
    ...syringe({ tip: joint, direction: seen(0.72, 0.4, 0.56), length: 4.6, barrel: 4.6, size: 0.6 }),
    ...xrayDetector({ centre: [-5.5, 60.5, 8.5], facing: [0.74, 0, -0.67], radius: 5, opacity: 0.3 }),
  ],
  skin: { solid: bodySkin({ legs: false, arms: false }), density: 0.012, rim: 0.5, base: 0.06 },
  pain: [{ at: joint, radius: 0.9, strength: 1.1 }],
  labels: [{ words: 'Small joint of the neck', at: joint, side: 'left' }],
});
