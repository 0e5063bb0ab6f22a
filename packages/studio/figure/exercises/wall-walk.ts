import { standing } from '../bases.ts';
import { drawing } from '../drawing.ts';
import type { Point } from '../geometry.ts';
import { arrow, floor, wall } from '../props.ts';

const reaching = (wrist: Point, hand: number) =>
  standing(116, { arms: [{ wrist, hand }, { angles: [-90, -80] }] });

export default drawing(
  { look: [2, 2, 240], room: [floor(), wall(166)] },
  [
    'A person stands facing a wall; the fingers of one hand touch it at the height of the belly.',
    reaching([154, 112], 40),
  ],
  [
    'The fingers walk up the wall, and the arm follows as high as is bearable.',
    reaching([157, 160], 62),
    arrow([146, 108], [148, 124], [148, 142]),
  ],
  ['The fingers walk down again slowly.', reaching([155, 132], 50), arrow([148, 118], [148, 102], [148, 84])],
);
