import { bust, palmAtHead } from '../bust.ts';
import { drawing } from '../drawing.ts';
import { arrow } from '../props.ts';

export default drawing(
  { look: [16, 14, 208] },
  ['Head and shoulders from the front; one palm lies on the side of the head.', bust(), palmAtHead()],
  [
    'Head and palm press against each other; neither moves.',
    bust(),
    palmAtHead(),
    arrow([70, 112], [82, 112], [94, 112]),
    arrow([180, 112], [168, 112], [156, 112]),
  ],
);
