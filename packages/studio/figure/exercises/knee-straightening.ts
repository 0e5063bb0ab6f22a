import { ON_FLOOR, sitting } from '../bases.ts';
import { drawing } from '../drawing.ts';
import { arrow, chair, floor } from '../props.ts';

const x = 88;
const far = { ankle: [x + 40, ON_FLOOR], foot: 0 } as const;

export default drawing(
  { look: [40, 4, 190], room: [floor(), chair(x - 12, 52, 44)] },
  ['A person sits upright on a chair, the back against it and both feet flat on the floor.', sitting(x)],
  [
    'One leg is lifted until the knee is straight; the toes point up.',
    sitting(x, { legs: [{ angles: [4, 6, 100] }, far] }),
    arrow([156, 26], [178, 34], [184, 56]),
  ],
  [
    'The leg goes down again slowly; the thigh stays on the chair.',
    sitting(x, { legs: [{ angles: [1, -42, 50] }, far] }),
    arrow([188, 64], [186, 42], [170, 26]),
  ],
);
