import { sitting } from '../bases.ts';
import { drawing } from '../drawing.ts';
import { towards, add, type Point } from '../geometry.ts';
import type { Arm, Pose } from '../pose.ts';
import { arrow, bottle, table } from '../props.ts';

const WRIST: Point = [102, 86];
const room = [table(72, 82, 26)];
const arm = (hand: number): Arm => ({ wrist: WRIST, elbow: -1, hand });
const seated = (hand: number, other: Arm): Pose =>
  sitting(64, {
    hip: [64, 67],
    back: [92, 84],
    head: 80,
    neck: 74,
    arms: [arm(hand), other],
    hands: 'fist',
  });
const inHand = (hand: number) => bottle(add(WRIST, towards(hand, 5)), hand - 62, 25);
const away: Arm = { angles: [-100, -60] };

export default drawing(
  { look: [34, 62, 112] },
  [
    'The forearm lies on a table, the back of the hand up; the hand hangs over the edge and holds a small bottle, bent up.',
    inHand(36),
    seated(36, away),
    ...room,
  ],
  [
    'The hand with the bottle sinks slowly, until it is bent down.',
    inHand(-44),
    seated(-44, away),
    ...room,
    arrow([128, 106], [137, 90], [131, 72], 0.7),
  ],
  [
    'The other hand helps to bring the bottle up again.',
    inHand(4),
    seated(4, { wrist: [104, 106], elbow: -1, hand: -54 }),
    ...room,
    arrow([130, 70], [138, 86], [132, 104], 0.7),
  ],
);
