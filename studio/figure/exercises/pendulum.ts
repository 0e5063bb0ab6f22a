import { ON_FLOOR, standing } from '../bases.ts';
import { drawing } from '../drawing.ts';
import type { Pose } from '../pose.ts';
import { arrow, floor, table } from '../props.ts';

const room = [floor(), table(152, 84, 56)];
const leaning = (swing: number): Pose =>
  standing(92, {
    hip: [88, 97],
    back: [40, 30],
    neck: 30,
    head: 34,
    arms: [{ angles: [swing, swing] }, { wrist: [168, 90], elbow: -1, hand: 0 }],
    legs: [
      { ankle: [68, ON_FLOOR], foot: 0 },
      { ankle: [86, ON_FLOOR], foot: 0 },
    ],
  });
const look = [20, 2, 212] as const;

export default drawing(
  {
    alt: 'A person leans forward with one hand on a table; the sore arm hangs down loosely.',
    layers: [...room, leaning(-90)],
    look,
  },
  {
    alt: 'The hanging arm swings in small circles.',
    layers: [
      ...room,
      leaning(-94),
      arrow([106, 44], [122, 32], [138, 44], 0.8),
      arrow([140, 58], [124, 68], [108, 60], 0.8),
    ],
    look,
  },
);
