import { longSitting } from '../bases.ts';
import { drawing } from '../drawing.ts';
import { arrow, floor, mat, roll } from '../props.ts';

const far = { ankle: [94, 23], foot: 0 } as const;

export default drawing(
  { look: [10, -10, 212], room: [floor(), mat(20, 212)] },
  [
    'A person sits on a mat, leaning back on the hands, one leg long with a rolled towel under its knee.',
    roll([117, 21], 5),
    longSitting(76, { legs: [{ angles: [6, -10, 76] }, far] }),
  ],
  [
    'The knee is pressed down on the towel and the toes are pulled up; the thigh is tight.',
    roll([117, 18.5], 4),
    longSitting(76, { legs: [{ angles: [-1, -2, 104] }, far], toes: 'up' }),
    arrow([112, 84], [112, 64], [112, 44]),
  ],
);
