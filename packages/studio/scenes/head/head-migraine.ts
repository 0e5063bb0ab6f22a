import { headSkin } from '#studio/models/head/skin.ts';
import { skull } from '#studio/models/head/skull.ts';
import { templeArtery } from '#studio/models/head/temple-artery.ts';
import { foreheadBranch } from '#studio/models/head/trigeminal-nerve.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'Head seen from the left front; one temple glows, where a nerve and a small artery run under the skin.',
  view: { target: [0, -1.4, 0.6], azimuth: 50, elevation: 4, distance: 110, fieldOfView: 13.6 },
  parts: [...skull({ canal: false }), ...foreheadBranch(0.7), ...templeArtery()],
  skin: { solid: headSkin(), density: 0.05, rim: 0.55, base: 0.76 },
  pain: [{ at: [6.2, 2.6, 3.9], radius: 2.5, strength: 1 }],
  labels: [
    { words: 'Temple', at: [6.4, 3.9, 4.4], side: 'right' },
    { words: 'Nerve of the forehead', at: [2.9, 4.7, 8.15], side: 'left' },
  ],
  fade: [0.5, 0.45, 0.6, 0.56],
});
