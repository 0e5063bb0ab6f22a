import { flexorTendon, hand, handSkin, pulleyAt } from '#studio/models/arm/hand.ts';
import { scene } from '#studio/scenes/scene.ts';

const RING_FINGER = 3;
const pose = { bent: { [RING_FINGER]: [28, 52, 24] } };
const sheath = { ...pose, finger: RING_FINGER };
const pulley = pulleyAt(sheath);

export default scene({
  alt: 'Palm side of the right hand; the ring finger is bent, and its tendon glows red where it enters the first loop.',
  view: { target: [0.2, 8.2, 1], azimuth: -34, elevation: 8, distance: 110, fieldOfView: 7.4 },
  parts: [...hand(pose), ...flexorTendon(sheath)],
  skin: { solid: handSkin(pose), density: 0.05, rim: 0.55, base: 0.1 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [{ at: pulley, radius: 0.95, strength: 1.1 }],
  labels: [
    { words: 'Tendon', at: [-0.9, 5, 1.1], side: 'left' },
    { words: 'Pulley', at: pulley, side: 'left' },
  ],
});
