import { standing } from '../bases.ts';
import { drawing } from '../drawing.ts';
import type { Pose } from '../pose.ts';
import { arrow, floor, step, wall } from '../props.ts';

/** `lift` is how far the heel is above the step. */
const on = (lift: number, foot: number, back: number, toes?: Pose['toes']): Pose =>
  standing(106, {
    hip: [106 + back, 115 + lift],
    arms: [
      { wrist: [157, 138], hand: 70 },
      { wrist: [158, 134], hand: 70 },
    ],
    legs: [
      { ankle: [103 + back, 35.5 + lift], foot },
      { ankle: [106 + back, 35.5 + lift], foot },
    ],
    ...(toes && { toes }),
  });

export default drawing(
  { look: [-14, 4, 264], room: [floor(), wall(166), step(107, 59, 16)] },
  ['A person stands with the balls of both feet on the edge of a step, the hands on a wall.', on(0, 0, 0)],
  [
    'Both heels are lifted: the person stands on the toes.',
    on(7, -36, 3, 'raised'),
    arrow([84, 34], [84, 46], [84, 60]),
  ],
  [
    'The heels go down slowly, a little below the edge of the step.',
    on(-3, 16, 0),
    arrow([84, 62], [84, 48], [84, 34]),
  ],
);
