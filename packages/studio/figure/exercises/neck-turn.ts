import { bust } from '../bust.ts';
import { drawing } from '../drawing.ts';
import { arrow } from '../props.ts';

export default drawing(
  { look: [16, 14, 208] },
  ['Head and shoulders from the front: the eyes look ahead, the shoulders are loose.', bust()],
  [
    'The head turns to one side; the shoulders stay still.',
    bust({ turn: -0.75 }),
    arrow([152, 146], [122, 166], [88, 146]),
  ],
  [
    'The head tilts, the ear towards the shoulder; the nose still points ahead.',
    bust({ tilt: 26 }),
    arrow([140, 150], [108, 162], [72, 138]),
  ],
);
