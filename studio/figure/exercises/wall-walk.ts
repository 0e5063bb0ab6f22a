import { standing } from '../bases.ts';
import { drawing } from '../drawing.ts';
import type { Point } from '../geometry.ts';
import { arrow, floor, wall } from '../props.ts';

const room = [floor(), wall(166)];
const reaching = (wrist: Point, hand: number) =>
  standing(116, { arms: [{ wrist, hand }, { angles: [-90, -80] }] });
const look = [2, 2, 240] as const;

export default drawing(
  {
    alt: 'A person stands facing a wall; the fingers of one hand touch it at the height of the belly.',
    layers: [...room, reaching([154, 112], 40)],
    look,
  },
  {
    alt: 'The fingers walk up the wall, and the arm follows as high as is bearable.',
    layers: [...room, reaching([157, 160], 62), arrow([146, 108], [148, 124], [148, 142])],
    look,
  },
  {
    alt: 'The fingers walk down again slowly.',
    layers: [...room, reaching([155, 132], 50), arrow([148, 118], [148, 102], [148, 84])],
    look,
  },
);
