// Positions from which many exercises begin. The floor is at 12.
import type { Point } from './geometry.ts';
import type { Leg, Pose } from './pose.ts';

/** The ankle of a foot that stands on the floor. */
export const ON_FLOOR = 19.5;
/** The upper side of a chair's seat. */
const SEAT = 52;

/** Both feet flat, by where the ankles are. */
export const feet = (near: Point, far: Point): [Leg, Leg] => [
  { ankle: near, foot: 0 },
  { ankle: far, foot: 0 },
];

export const sitting = (x: number, change: Partial<Pose> = {}): Pose => ({
  hip: [x, SEAT + 10],
  back: [92, 86],
  neck: 82,
  head: 90,
  arms: [
    { wrist: [x + 27, SEAT + 22], hand: -18 },
    { wrist: [x + 30, SEAT + 23], hand: -18 },
  ],
  legs: feet([x + 42, ON_FLOOR], [x + 47, ON_FLOOR]),
  ...change,
});

export const standing = (x: number, change: Partial<Pose> = {}): Pose => ({
  hip: [x, 100],
  back: [92, 87],
  neck: 82,
  head: 90,
  arms: [{ angles: [-94, -84] }, { angles: [-88, -78] }],
  legs: feet([x - 1, ON_FLOOR], [x + 5, ON_FLOOR]),
  ...change,
});

/** On the back on a mat, the head to the left. */
export const lying = (hip: Point, change: Partial<Pose> = {}): Pose => ({
  hip,
  back: [180, 179],
  neck: 170,
  head: 172,
  arms: [{ angles: [-6, 2, 0] }, { angles: [-4, 4, 0] }],
  legs: [{ angles: [0, -2, 84] }, { angles: [1, -2, 80] }],
  ...change,
});

/** Sits on a mat with long legs, leaning on the hands behind. */
export const longSitting = (x: number, change: Partial<Pose> = {}): Pose => ({
  hip: [x, 27],
  back: [112, 104],
  neck: 88,
  head: 92,
  arms: [
    { wrist: [x - 40, 20], elbow: 1, hand: 180 },
    { wrist: [x - 36, 20], elbow: 1, hand: 180 },
  ],
  legs: [{ angles: [-3, -3, 84] }, { ankle: [x + 46, 23], foot: 0 }],
  ...change,
});
