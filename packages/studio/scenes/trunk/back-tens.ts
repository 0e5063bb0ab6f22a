import { electrodePad } from '#studio/models/instruments/index.ts';
import { bodySkin, shorts } from '#studio/models/body/figure.ts';
import { standingSpine } from '#studio/models/spine/standing.ts';
import { pelvis } from '#studio/models/pelvis/pelvis.ts';
import { part } from '#studio/models/part.ts';
import { scene } from '#studio/scenes/scene.ts';
import { blend, box, move, turn, cylinder, union } from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

const socket: Vec = [-14.8, 7.5, -7.2];
const pad = (x: number, y: number, z: number) =>
  electrodePad({
    at: [x, y, z],
    facing: [x * 0.028, y > 15 ? 0.06 : -0.02, -1],
    across: [1, 0, 0],
    size: 0.86,
    throughSkin: 1,
    wire: [
      [x - 1, y - 1.2, z - 1.6],
      [(x - 10) / 2, (y + 6) / 2 - 1.6, -13.4],
      [socket[0] + 1.4, socket[1] + 4, -9.4],
      socket,
    ],
  });
const unitBox = turn(
  'y',
  40,
  blend(0.15, box([0, 0, 0], [1.9, 2.8, 0.7], 0.5), box([0, 0.9, -0.68], [1.3, 1, 0.12], 0.1)),
);
const knob = turn('y', 40, turn('x', 90, cylinder([0, -0.8, 1.2], 0.55, 0.2, 0.1)));

export default scene({
  alt: 'Lower back of a standing figure from behind; four soft pads on the skin beside the spine are wired to a small box at the hip.',
  view: { target: [-1.4, 16, -4], azimuth: 194, elevation: 6, distance: 190, fieldOfView: 11.4 },
  parts: [
    ...standingSpine('T8', 'S1', { material: 'ghost', opacity: 0.75 }),
    ...pelvis({ material: 'ghost', opacity: 0.55 }),
    ...pad(5.2, 20.6, -9.5),
    ...pad(-5.2, 20.6, -9.5),
    ...pad(5.4, 12.6, -10.5),
    ...pad(-5.4, 12.6, -10.5),
    part('stimulator', 'glass', move([-15, 5, -8], unitBox), { throughSkin: 1 }),
    part('dial', 'plastic', move([-15, 5, -8], union(knob)), { throughSkin: 1 }),
    part('shorts', 'cloth', shorts(), { opacity: 0.6 }),
  ],
  skin: { solid: bodySkin({ head: 'none' }), density: 0.03, rim: 0.7, base: 0.3 },
  pain: [{ at: [0, 16.4, -8.4], radius: 2.6, strength: 0.9 }],
  labels: [
    { words: 'Skin pads', at: [5.2, 20.6, -10], side: 'left' },
    { words: 'TENS machine', at: [-15, 5, -8.5], side: 'right' },
  ],
});
