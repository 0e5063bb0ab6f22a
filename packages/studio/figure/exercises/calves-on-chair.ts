import { feet, lying } from '../bases.ts';
import { drawing } from '../drawing.ts';
import { arrow, chairLeft, floor, mat } from '../props.ts';

export default drawing(
  { look: [-10, -16, 200], room: [floor(), mat(-4, 122), chairLeft(128, 60)] },
  [
    'A person lies on the back on a mat, knees bent, in front of a chair.',
    lying([72, 27], {
      legs: feet([108, 23.5], [113, 23.5]),
    }),
  ],
  [
    'Both lower legs rest on the seat of the chair; hips and knees are bent like a step of a stair.',
    lying([104, 27], { legs: [{ angles: [82, 0, 78] }, { angles: [79, 0, 74] }] }),
    arrow([84, 58], [86, 76], [100, 88]),
  ],
);
