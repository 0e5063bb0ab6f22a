import { ON_FLOOR, sitting, standing } from '../bases.ts';
import { drawing } from '../drawing.ts';
import type { Leg } from '../pose.ts';
import { arrow, chair, floor } from '../props.ts';

const room = [floor(), chair(66, 60, 42)];
const feet: [Leg, Leg] = [
  { ankle: [118, ON_FLOOR], foot: 0 },
  { ankle: [124, ON_FLOOR], foot: 0 },
];
const look = [0, 4, 240] as const;

export default drawing(
  {
    alt: 'A person sits near the front of a firm, high chair, the feet drawn back under the knees.',
    layers: [
      ...room,
      sitting(94, { hip: [94, 70], legs: feet, arms: [{ angles: [-50, -20] }, { angles: [-46, -16] }] }),
    ],
    look,
  },
  {
    alt: 'The trunk leans forward until the nose is over the toes, and the hips leave the seat.',
    layers: [
      ...room,
      sitting(98, {
        hip: [95, 79],
        back: [52, 46],
        neck: 50,
        head: 66,
        legs: feet,
        arms: [{ angles: [-34, 4] }, { angles: [-30, 8] }],
      }),
      arrow([74, 112], [80, 138], [104, 150]),
    ],
    look,
  },
  {
    alt: 'The person stands upright, then sits down again slowly.',
    layers: [...room, standing(116, { legs: feet }), arrow([152, 60], [152, 92], [152, 124])],
    look,
  },
);
