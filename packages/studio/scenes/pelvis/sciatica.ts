import { bodySkin } from '#studio/models/body/figure.ts';
import { SCIATIC_COURSE, sciaticNerve } from '#studio/models/body/nerves.ts';
import { femora, pelvis } from '#studio/models/pelvis/pelvis.ts';
import { standingSpine } from '#studio/models/spine/standing.ts';
import { scene } from '#studio/scenes/scene.ts';

const [start, seat, fold, thigh] = SCIATIC_COURSE;

export default scene({
  alt: 'Pelvis and thighs from behind; the thick yellow sciatic nerve runs down each leg, one glowing red from the seat downwards.',
  view: { target: [2.2, -4.5, -4], azimuth: 192, elevation: 6, distance: 160, fieldOfView: 15 },
  parts: [
    ...standingSpine('L3', 'S1'),
    ...pelvis(),
    ...femora(),
    ...sciaticNerve(1, 0.5),
    ...sciaticNerve(-1, 0.3),
  ],
  skin: { solid: bodySkin({ arms: false, head: 'none' }), density: 0.01, rim: 0.55, base: 0.1 },
  pain: [
    { at: start!, radius: 1.8, strength: 0.9 },
    { at: seat!, radius: 1.7, strength: 0.85 },
    { at: fold!, radius: 1.5, strength: 0.75 },
    { at: thigh!, radius: 1.3, strength: 0.6 },
  ],
  labels: [
    { words: 'Sciatic nerve', at: fold!, side: 'left' },
    { words: 'Pelvis', at: [-10, 10, -5], side: 'right' },
  ],
});
