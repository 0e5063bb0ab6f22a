import { hand, handSkin } from '#studio/models/arm/hand.ts';
import { scene } from '#studio/scenes/scene.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

const knuckle: Vec = [2.35, 9.5, -0.4];

export default scene({
  alt: 'Back of the right hand with its bones; the wrist, two knuckles and a finger joint glow red.',
  view: { target: [0.9, 7.6, 0], azimuth: 186, elevation: 4, distance: 130, fieldOfView: 11.4, roll: -22 },
  parts: hand(),
  skin: { solid: handSkin(), density: 0.04, rim: 0.55, base: 0.1 },
  fade: [0.5, 0.5, 0.53, 0.53],
  pain: [
    { at: [0, 0.9, -0.7], radius: 1.3, strength: 1 },
    { at: knuckle, radius: 0.9, strength: 1 },
    { at: [0.3, 9.7, -0.4], radius: 0.9, strength: 0.9 },
    { at: [-2.15, 13.3, -0.3], radius: 0.75, strength: 0.9 },
  ],
  labels: [
    { words: 'Wrist', at: [0, 0.9, -0.7], side: 'left' },
    { words: 'Knuckle', at: knuckle, side: 'right' },
    { words: 'Finger joint', at: [-2.15, 13.3, -0.3], side: 'left' },
  ],
});
