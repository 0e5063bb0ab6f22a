import { ON_FLOOR, standing } from '../bases.ts';
import { drawing } from '../drawing.ts';
import type { Arm } from '../pose.ts';
import { arrow, floor, wall } from '../props.ts';

const arms: [Arm, Arm] = [{ angles: [-98, -80] }, { wrist: [158, 126], hand: 30 }];

export default drawing(
  { look: [0, 2, 240], room: [floor(), wall(170)] },
  [
    'A person stands upright within reach of a wall, the fingertips of one hand on it.',
    standing(120, { arms }),
  ],
  [
    'One foot is lifted off the floor; the person stands on the other leg.',
    standing(120, { arms, legs: [{ angles: [-50, -116, -30] }, { ankle: [121, ON_FLOOR], foot: 0 }] }),
    arrow([100, 24], [90, 36], [98, 52]),
  ],
);
