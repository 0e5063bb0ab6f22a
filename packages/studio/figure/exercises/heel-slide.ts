import { longSitting } from '../bases.ts';
import { drawing } from '../drawing.ts';
import { arrow, floor, mat } from '../props.ts';

const far = { angles: [-3, -3, 80] as [number, number, number] };

export default drawing(
  { look: [10, -10, 212], room: [floor(), mat(20, 212)] },
  [
    'A person sits on a mat, leaning back on the hands, both legs long.',
    longSitting(76, { legs: [{ angles: [-3, -3, 84] }, far] }),
  ],
  [
    'One heel slides along the mat towards the body, and the knee bends as far as it allows.',
    longSitting(76, { legs: [{ ankle: [118, 23], foot: 0 }, far] }),
    arrow([172, 46], [158, 46], [142, 46]),
  ],
  [
    'The heel slides back until the leg is long again.',
    longSitting(76, { legs: [{ ankle: [143, 22], foot: 30 }, far] }),
    arrow([152, 52], [168, 52], [184, 52]),
  ],
);
