import { ON_FLOOR, sitting } from '../bases.ts';
import { drawing } from '../drawing.ts';
import { arrow, chair, floor } from '../props.ts';

const x = 88;
const far = { ankle: [x + 40, ON_FLOOR], foot: 0 } as const;

export default drawing(
  { look: [40, 4, 190], room: [floor(), chair(x - 12, 52, 44)] },
  [
    'A person sits on a chair, the chin sunk to the chest and one foot drawn back under it.',
    sitting(x, { back: [92, 80], neck: 52, head: 50, legs: [{ ankle: [x + 30, 21], foot: -6 }, far] }),
  ],
  [
    'The knee straightens and, at the same time, the head lifts to look up.',
    sitting(x, { back: [92, 88], neck: 98, head: 114, legs: [{ angles: [3, 2, 78] }, far] }),
    arrow([160, 26], [182, 34], [188, 54]),
    arrow([122, 116], [128, 128], [118, 142]),
  ],
  [
    'The knee bends and, at the same time, the chin sinks back to the chest.',
    sitting(x, { back: [92, 82], neck: 62, head: 70, legs: [{ angles: [0, -52, 30] }, far] }),
    arrow([190, 62], [188, 40], [170, 26]),
    arrow([126, 142], [134, 128], [124, 114]),
  ],
);
