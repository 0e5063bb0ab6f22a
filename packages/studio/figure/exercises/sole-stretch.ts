import { longSitting } from '../bases.ts';
import { drawing } from '../drawing.ts';
import type { Arm } from '../pose.ts';
import { arrow, floor, mat } from '../props.ts';

const far = { angles: [-6, 184, 190] as [number, number, number] };
const leaning = { back: [86, 66] as [number, number], neck: 62, head: 58 };
const arms = (x: number, y: number, hand: number): [Arm, Arm] => [
  { wrist: [x, y], hand },
  { wrist: [112, 40], hand: -60 },
];

export default drawing(
  { look: [36, 6, 134], room: [floor(), mat(30, 176)] },
  [
    'A person sits on a mat with one knee bent, its heel on the mat; one hand takes hold of the toes.',
    longSitting(76, { ...leaning, legs: [{ ankle: [118, 23], foot: 0 }, far], arms: arms(134, 38, -78) }),
  ],
  [
    'The hand pulls the toes up towards the shin; the sole is stretched.',
    longSitting(76, {
      ...leaning,
      legs: [{ ankle: [118, 23], foot: 8 }, far],
      arms: arms(129, 42, -70),
      toes: 'up',
    }),
    arrow([148, 24], [152, 38], [144, 50], 0.7),
  ],
);
