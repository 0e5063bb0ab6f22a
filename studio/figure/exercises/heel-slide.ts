import { longSitting } from '../bases.ts';
import { drawing } from '../drawing.ts';
import { arrow, floor, mat } from '../props.ts';

const room = [floor(), mat(20, 212)];
const far = { angles: [-3, -3, 80] as [number, number, number] };
const look = [10, -10, 212] as const;

export default drawing(
  {
    alt: 'A person sits on a mat, leaning back on the hands, both legs long.',
    layers: [...room, longSitting(76, { legs: [{ angles: [-3, -3, 84] }, far] })],
    look,
  },
  {
    alt: 'One heel slides along the mat towards the body, and the knee bends as far as it allows.',
    layers: [
      ...room,
      longSitting(76, { legs: [{ ankle: [118, 23], foot: 0 }, far] }),
      arrow([172, 46], [158, 46], [142, 46]),
    ],
    look,
  },
  {
    alt: 'The heel slides back until the leg is long again.',
    layers: [
      ...room,
      longSitting(76, { legs: [{ ankle: [143, 22], foot: 30 }, far] }),
      arrow([152, 52], [168, 52], [184, 52]),
    ],
    look,
  },
);
