import { sitting } from '../bases.ts';
import { drawing } from '../drawing.ts';
import type { Arm } from '../pose.ts';
import { arrow, plumb } from '../props.ts';

const guide = plumb(112, 112, 154);
const arms: [Arm, Arm] = [{ angles: [-94, -70] }, { angles: [-88, -66] }];

export default drawing(
  { look: [72, 92, 84] },
  [
    'Head and shoulders from the side: the chin pokes forward, the eyes look straight ahead.',
    sitting(110, { neck: 38, head: 95, arms }),
    guide,
  ],
  [
    'The chin slides straight back, so that the ears come over the shoulders; the eyes stay level.',
    sitting(110, { neck: 104, head: 85, arms }),
    guide,
    arrow([153, 119], [145, 119], [134, 119], 0.55),
  ],
);
