// The muscles that hold the upper arm's ball in its socket.
import { part, type Part } from '#studio/models/part.ts';
import { ribbon, type RibbonRow } from '#studio/shapes/index.ts';

/** Belly and tendon of each muscle of the cuff; the tendon is the last stretch. */
const ABOVE: RibbonRow[] = [
  [[-8.2, 3, -4.3], 0.7, 0.4, [0.1, 1, 0.2]],
  [[-5.6, 3.2, -3.4], 1.15, 0.75, [0.1, 1, 0.2]],
  [[-2.8, 3.1, -1.7], 1.15, 0.6, [0.2, 1, 0.2]],
  [[-0.3, 2.95, -0.3], 1, 0.3, [0.3, 1, 0.1]],
  [[1.5, 2.2, 0.3], 1.1, 0.24, [0.8, 0.8, 0.2]],
  [[2.75, 0.9, 0.5], 0.9, 0.06, [1, 0.3, 0.2]],
];
const FRONT: RibbonRow[] = [
  [[-8, -4.2, -3], 2.4, 0.4, [0.3, 0, 1]],
  [[-5.6, -2.6, -1.1], 2.7, 0.6, [0.3, 0, 1]],
  [[-3, -1.2, 0.9], 1.9, 0.5, [-0.4, 0.1, 1]],
  [[-1.2, -0.6, 2.3], 1.35, 0.26, [-0.4, 0.1, 1]],
  [[0.2, -0.4, 2.75], 1.1, 0.22, [0.1, 0.1, 1]],
  [[1.2, -0.5, 2.4], 0.8, 0.05, [0.6, 0, 1]],
];
const BACK: RibbonRow[] = [
  [[-8, -3, -5.4], 2.2, 0.4, [0.1, 0, -1]],
  [[-5.4, -1.4, -4.6], 2.3, 0.6, [0.1, 0, -1]],
  [[-2.4, 0.4, -3.4], 1.7, 0.5, [0.2, 0.4, -1]],
  [[0, 1.4, -2.4], 1.2, 0.3, [0.4, 0.6, -1]],
  [[1.9, 1.2, -1.5], 1.1, 0.24, [0.9, 0.6, -0.8]],
  [[2.9, 0.3, -0.7], 0.8, 0.06, [1, 0.3, -0.6]],
];

/** One muscle of the cuff, as two parts that meet. */
const cuffMuscle = (name: string, rows: RibbonRow[]): Part[] => [
  part(`${name} muscle`, 'muscle', ribbon({ fibres: 8, relief: 0.1 }, ...rows.slice(0, 4))),
  part(`${name} tendon`, 'tendon', ribbon({ fibres: 7, relief: 0.1 }, ...rows.slice(2))),
];

export const rotatorCuff = (): Part[] => [
  ...cuffMuscle('upper cuff', ABOVE),
  ...cuffMuscle('front cuff', FRONT),
  ...cuffMuscle('back cuff', BACK),
];

export const upperTendon = (): Part[] => cuffMuscle('upper cuff', ABOVE).slice(1);
