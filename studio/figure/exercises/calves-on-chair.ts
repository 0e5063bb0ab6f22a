import { lying } from '../bases.ts';
import { drawing } from '../drawing.ts';
import { arrow, chairLeft, floor, mat } from '../props.ts';

const room = [floor(), mat(-4, 122), chairLeft(128, 60)];
const look = [-10, -16, 200] as const;

export default drawing(
  {
    alt: 'A person lies on the back on a mat, knees bent, in front of a chair.',
    layers: [
      ...room,
      lying([72, 27], {
        legs: [
          { ankle: [108, 23.5], foot: 0 },
          { ankle: [113, 23.5], foot: 0 },
        ],
      }),
    ],
    look,
  },
  {
    alt: 'Both lower legs rest on the seat of the chair; hips and knees are bent like a step of a stair.',
    layers: [
      ...room,
      lying([104, 27], { legs: [{ angles: [82, 0, 78] }, { angles: [79, 0, 74] }] }),
      arrow([84, 58], [86, 76], [100, 88]),
    ],
    look,
  },
);
