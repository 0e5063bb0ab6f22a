import { foot, footSkin } from '#studio/models/foot/foot.ts';
import { soleNerves, toeNerveEnd } from '#studio/models/foot/nerves.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'Left foot from below and the inner side; a yellow nerve comes round the ankle and branches to the toes, which glow red.',
  view: { target: [-0.4, 5, 4.4], azimuth: -48, elevation: -34, distance: 110, fieldOfView: 13 },
  parts: [...foot().filter(({ name }) => name !== 'sole fascia'), ...soleNerves()],
  skin: { solid: footSkin(), density: 0.02, rim: 0.55, base: 0.1 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [0, 1, 2, 4].map((toe) => ({ at: toeNerveEnd(toe), radius: 1.4, strength: 0.9 })),
  labels: [
    { words: 'Nerve of the sole', at: [-2.9, 5.6, -3.4], side: 'left' },
    { words: 'Toes', at: toeNerveEnd(0), side: 'right' },
  ],
});
