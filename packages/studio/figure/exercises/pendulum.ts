import { feet, ON_FLOOR, standing } from '../bases.ts';
import { drawing } from '../drawing.ts';
import type { Pose } from '../pose.ts';
import { arrow, floor, table } from '../props.ts';

const leaning = (swing: number): Pose =>
  standing(92, {
    hip: [88, 97],
    back: [40, 30],
    neck: 30,
    head: 34,
    arms: [{ angles: [swing, swing] }, { wrist: [168, 90], elbow: -1, hand: 0 }],
    legs: feet([68, ON_FLOOR], [86, ON_FLOOR]),
  });

export default drawing(
  { look: [20, 2, 212], room: [floor(), table(152, 84, 56)] },
  ['A person leans forward with one hand on a table; the sore arm hangs down loosely.', leaning(-90)],
  [
    'The hanging arm swings in small circles.',
    leaning(-94),
    arrow([106, 44], [122, 32], [138, 44], 0.8),
    arrow([140, 58], [124, 68], [108, 60], 0.8),
  ],
);
