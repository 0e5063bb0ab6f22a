import { feet, lying } from '../bases.ts';
import { drawing } from '../drawing.ts';
import type { Arm } from '../pose.ts';
import { arrow, floor, mat } from '../props.ts';

const onFloor = feet([158, 23.5], [164, 23.5]);
const onMat = (x: number): [Arm, Arm] => [
  { wrist: [x, 19], elbow: 1, hand: 0 },
  { wrist: [x + 3, 19], elbow: 1, hand: 0 },
];

export default drawing(
  { look: [0, -22, 214], room: [floor(), mat(10, 204)] },
  [
    'A person lies on the back on a mat, knees bent, feet flat, arms beside the body.',
    lying([110, 27], { legs: onFloor }),
  ],
  [
    'The hips are lifted until shoulders, hips and knees make one line.',
    lying([116, 48], { back: [206, 202], neck: 166, head: 168, legs: onFloor, arms: onMat(112) }),
    arrow([116, 66], [116, 84], [116, 102]),
  ],
  [
    'The hips go down slowly to the mat.',
    lying([112, 36], { back: [192, 190], neck: 168, head: 170, legs: onFloor, arms: onMat(110) }),
    arrow([112, 94], [112, 76], [112, 58]),
  ],
);
