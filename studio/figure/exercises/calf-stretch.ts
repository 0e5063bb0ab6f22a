import { ON_FLOOR, standing } from '../bases.ts';
import { drawing } from '../drawing.ts';
import type { Arm, Leg } from '../pose.ts';
import { arrow, floor, wall } from '../props.ts';

const room = [floor(), wall(172)];
const feet: [Leg, Leg] = [
  { ankle: [66, ON_FLOOR], foot: 0 },
  { ankle: [132, ON_FLOOR], foot: 0 },
];
const onWall = (high: number): [Arm, Arm] => [
  { wrist: [168, high], hand: 82 },
  { wrist: [168, high + 4], hand: 82 },
];
const look = [0, 2, 240] as const;

export default drawing(
  {
    alt: 'A person stands facing a wall with both hands on it, one foot in front and one far behind.',
    layers: [
      ...room,
      standing(103, { hip: [103, 89], back: [76, 72], neck: 76, head: 86, arms: onWall(126), legs: feet }),
    ],
    look,
  },
  {
    alt: 'The body leans to the wall; the leg behind stays straight with its heel on the floor.',
    layers: [
      ...room,
      standing(108, { hip: [108.6, 88], back: [72, 70], neck: 72, head: 82, arms: onWall(120), legs: feet }),
      arrow([58, 112], [74, 114], [90, 114]),
      arrow([44, 52], [48, 40], [54, 28]),
    ],
    look,
  },
);
