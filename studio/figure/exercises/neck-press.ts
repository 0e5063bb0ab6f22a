import { bust, palmAtHead } from '../bust.ts';
import { drawing } from '../drawing.ts';
import { arrow } from '../props.ts';

const look = [16, 14, 208] as const;

export default drawing(
  {
    alt: 'Head and shoulders from the front; one palm lies on the side of the head.',
    layers: [bust(), palmAtHead()],
    look,
  },
  {
    alt: 'Head and palm press against each other; neither moves.',
    layers: [
      bust(),
      palmAtHead(),
      arrow([70, 112], [82, 112], [94, 112]),
      arrow([180, 112], [168, 112], [156, 112]),
    ],
    look,
  },
);
