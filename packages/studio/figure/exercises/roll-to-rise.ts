import { drawing } from '../drawing.ts';
import { front } from '../front.ts';
import { arrow, bed, floor, pillow } from '../props.ts';

export default drawing(
  { look: [8, -2, 218], room: [floor(), bed(10, 222), pillow([150, 51])] },
  [
    'A person lies on the side near the edge of a bed, hips and knees bent, one hand flat on the mattress.',
    front({
      hip: [104, 71],
      back: 0,
      head: 2,
      shanks: [182, 179],
      hands: [
        { wrist: [140, 60], elbow: -1, angle: -60 },
        { wrist: [190, 62], elbow: 1, angle: 0, behind: true },
      ],
    }),
    arrow([84, 112], [112, 118], [126, 98]),
  ],
  [
    'The lower legs go down over the edge of the bed while both arms push the trunk up sideways.',
    front({
      hip: [104, 69],
      back: 42,
      head: 58,
      shanks: [-128, -112],
      hands: [
        { wrist: [134, 59], elbow: -1, angle: -30 },
        { wrist: [170, 58], elbow: -1, angle: 0, behind: true },
      ],
    }),
    arrow([54, 66], [48, 48], [58, 32], 0.8),
    arrow([186, 96], [182, 118], [164, 134], 0.9),
  ],
  [
    'The person sits upright on the edge of the bed, both feet on the floor, hands beside the hips.',
    front({
      hip: [104, 68],
      back: 90,
      head: 90,
      shanks: [-92, -88],
      hands: [
        { wrist: [78, 59], elbow: -1, angle: -100 },
        { wrist: [130, 59], elbow: 1, angle: -80 },
      ],
    }),
  ],
);
