import { lying } from '../bases.ts';
import { drawing } from '../drawing.ts';
import type { Arm, Leg } from '../pose.ts';
import { arrow, floor, mat } from '../props.ts';

const room = [floor(), mat(10, 204)];
const feet: [Leg, Leg] = [
  { ankle: [158, 23.5], foot: 0 },
  { ankle: [164, 23.5], foot: 0 },
];
const onMat = (x: number): [Arm, Arm] => [
  { wrist: [x, 19], elbow: 1, hand: 0 },
  { wrist: [x + 3, 19], elbow: 1, hand: 0 },
];
const look = [0, -22, 214] as const;

export default drawing(
  {
    alt: 'A person lies on the back on a mat, knees bent, feet flat, arms beside the body.',
    layers: [...room, lying([110, 27], { legs: feet })],
    look,
  },
  {
    alt: 'The hips are lifted until shoulders, hips and knees make one line.',
    layers: [
      ...room,
      lying([116, 48], { back: [206, 202], neck: 166, head: 168, legs: feet, arms: onMat(112) }),
      arrow([116, 66], [116, 84], [116, 102]),
    ],
    look,
  },
  {
    alt: 'The hips go down slowly to the mat.',
    layers: [
      ...room,
      lying([112, 36], { back: [192, 190], neck: 168, head: 170, legs: feet, arms: onMat(110) }),
      arrow([112, 94], [112, 76], [112, 58]),
    ],
    look,
  },
);
