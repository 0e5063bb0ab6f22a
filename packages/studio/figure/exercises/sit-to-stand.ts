import { feet, ON_FLOOR, sitting, standing } from '../bases.ts';
import { drawing } from '../drawing.ts';
import { arrow, chair, floor } from '../props.ts';

const onFloor = feet([118, ON_FLOOR], [124, ON_FLOOR]);

export default drawing(
  { look: [0, 4, 240], room: [floor(), chair(66, 60, 42)] },
  [
    'A person sits near the front of a firm, high chair, the feet drawn back under the knees.',
    sitting(94, { hip: [94, 70], legs: onFloor, arms: [{ angles: [-50, -20] }, { angles: [-46, -16] }] }),
  ],
  [
    'The trunk leans forward until the nose is over the toes, and the hips leave the seat.',
    sitting(98, {
      hip: [95, 79],
      back: [52, 46],
      neck: 50,
      head: 66,
      legs: onFloor,
      arms: [{ angles: [-34, 4] }, { angles: [-30, 8] }],
    }),
    arrow([74, 112], [80, 138], [104, 150]),
  ],
  [
    'The person stands upright, then sits down again slowly.',
    standing(116, { legs: onFloor }),
    arrow([152, 60], [152, 92], [152, 124]),
  ],
);
