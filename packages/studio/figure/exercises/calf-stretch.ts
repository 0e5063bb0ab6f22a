import { feet, ON_FLOOR, standing } from '../bases.ts';
import { drawing } from '../drawing.ts';
import type { Arm } from '../pose.ts';
import { arrow, floor, wall } from '../props.ts';

const onFloor = feet([66, ON_FLOOR], [132, ON_FLOOR]);
const onWall = (high: number): [Arm, Arm] => [
  { wrist: [168, high], hand: 82 },
  { wrist: [168, high + 4], hand: 82 },
];

export default drawing(
  { look: [0, 2, 240], room: [floor(), wall(172)] },
  [
    'A person stands facing a wall with both hands on it, one foot in front and one far behind.',
    standing(103, { hip: [103, 89], back: [76, 72], neck: 76, head: 86, arms: onWall(126), legs: onFloor }),
  ],
  [
    'The body leans to the wall; the leg behind stays straight with its heel on the floor.',
    standing(108, { hip: [108.6, 88], back: [72, 70], neck: 72, head: 82, arms: onWall(120), legs: onFloor }),
    arrow([58, 112], [74, 114], [90, 114]),
    arrow([44, 52], [48, 40], [54, 28]),
  ],
);
