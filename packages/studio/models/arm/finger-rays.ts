// The five rays of the right hand: where the bones of the palm lie and how the fingers bend.
import { add, cross, subtract, times, unit, type Vec } from '#studio/shapes/vectors.ts';

export interface FingerRay {
  base: Vec;
  head: Vec;
  radius: number;
  lengths: number[];
  /** Which way the first bone of the finger runs, if not on from the palm. */
  towards?: Vec;
}

export const FINGER_RAYS: FingerRay[] = [
  {
    base: [3.05, 2.95, 0.75],
    head: [5.6, 6.1, 1.6],
    radius: 0.56,
    lengths: [3, 2.3],
    towards: [0.5, 0.84, 0.14],
  },
  { base: [1.4, 3.35, 0], head: [2.3, 9.2, 0.15], radius: 0.55, lengths: [4, 2.5, 1.9] },
  { base: [0.42, 3.5, -0.05], head: [0.3, 9.3, 0], radius: 0.54, lengths: [4.4, 2.9, 2] },
  { base: [-0.62, 3.35, -0.05], head: [-1.5, 8.7, 0.1], radius: 0.5, lengths: [4.1, 2.7, 2] },
  { base: [-1.45, 3.15, 0.05], head: [-3.1, 7.9, 0.3], radius: 0.47, lengths: [3.3, 2, 1.8] },
];
const THICKNESS = [1, 0.82, 0.68];

export interface Pose {
  /** Degrees each joint of a finger (1 to 4 from the index finger) is bent towards the palm. */
  bent?: Partial<Record<number, number[]>>;
}

export interface Phalanx {
  from: Vec;
  to: Vec;
  radius: number;
  /** Towards the palm, square to the bone. */
  palm: Vec;
}

const RELAXED = [4, 6, 5];

export function phalanges(ray: FingerRay, angles = RELAXED): Phalanx[] {
  let direction = unit(ray.towards ?? subtract(ray.head, ray.base));
  const side = unit(cross(direction, [0, 0, 1]));
  let palm = cross(side, direction);
  let joint = ray.head;
  return ray.lengths.map((long, i) => {
    const angle = ((angles[i] ?? 0) * Math.PI) / 180;
    const turned = add(times(direction, Math.cos(angle)), times(palm, Math.sin(angle)));
    palm = add(times(palm, Math.cos(angle)), times(direction, -Math.sin(angle)));
    direction = turned;
    const radius = ray.radius * (THICKNESS[i] ?? 0.68);
    const from = add(joint, times(direction, radius * 1.5));
    const to = add(from, times(direction, long - radius));
    joint = to;
    return { from, to, radius, palm };
  });
}
