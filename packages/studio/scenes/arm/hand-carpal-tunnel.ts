import { carpalTunnel } from '#studio/models/arm/carpal-tunnel.ts';
import { hand, handSkin } from '#studio/models/arm/hand.ts';
import { scene } from '#studio/scenes/scene.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

const tunnel: Vec = [0.5, 1.7, 1.55];

export default scene({
  alt: 'Palm side of the right hand; a yellow nerve runs under a tight band across the wrist, and the place under the band glows red.',
  view: { target: [0.9, 4.6, 0], azimuth: -4, elevation: 4, distance: 110, fieldOfView: 8.6, roll: 14 },
  parts: [...hand(), ...carpalTunnel()],
  skin: { solid: handSkin(), density: 0.03, rim: 0.55, base: 0.06 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: tunnel, radius: 1.25, strength: 1.05 }],
  labels: [
    { words: 'Band over the tunnel', at: [-0.9, 1.8, 1.4], side: 'left' },
    { words: 'Nerve of the fingers', at: [0.8, 4.3, 1.3], side: 'right' },
  ],
});
