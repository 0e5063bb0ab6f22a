// What runs through the carpal tunnel of the right hand: tendons, before them the median nerve, and the band that is its roof.
import { part, type Part } from '#studio/models/part.ts';
import { ribbon, tube } from '#studio/shapes/index.ts';
import { mix, type Vec } from '#studio/shapes/vectors.ts';
import { FINGER_RAYS, phalanges } from './finger-rays.ts';

const FOREARM: Vec[] = [
  [0.35, -14, 1.1],
  [0.3, -5, 1.3],
  [0.4, -1, 1.4],
  [0.5, 1.6, 1.25],
  [0.7, 3.2, 1.15],
];
const FORK = FOREARM.at(-1)!;

/** A branch along one side of a finger: 1 towards the thumb, -1 away from it. */
function branch(index: number, side: number): Vec[] {
  const ray = FINGER_RAYS[index]!;
  const [first] = phalanges(ray);
  const beside = (at: Vec, out: number): Vec => [at[0] + side * out, at[1], at[2] + 0.55];
  const web = beside(ray.head, ray.radius * 1.5);
  return [
    FORK,
    mix(FORK, web, 0.5),
    web,
    beside(mix(first!.from, first!.to, 0.55), 0.55),
    beside(first!.to, 0.6),
  ];
}

const nerves = (): Part[] => {
  const trunk = tube({ radii: [0.3, 0.3, 0.34, 0.27, 0.34], perSegment: 8 }, ...FOREARM);
  const fingers = [branch(1, 1), branch(1, -1), branch(2, 1), branch(2, -1), branch(3, 1)];
  const thumb: Vec[][] = [
    [FORK, [1.9, 4.2, 1.7], [3.9, 5.6, 2.3], [5.5, 7.4, 2.4], [6.6, 9.2, 2.4]],
    [FORK, [1.6, 3.3, 1.75], [2.5, 3.6, 1.95]], // to the ball of the thumb
  ];
  const twigs = [...fingers, ...thumb].map((line) =>
    tube({ radii: [0.22, 0.19, 0.16, 0.1], perSegment: 8 }, ...line),
  );
  return [trunk, ...twigs].map((solid, i) => part(`median nerve ${i}`, 'nerve', solid));
};

const tendons = (): Part[] =>
  FINGER_RAYS.slice(1).map((ray, i) => {
    const x = 1 - i * 0.55;
    const [first] = phalanges(ray);
    const inFront = ([a, b, c]: Vec, by: number): Vec => [a, b, c + by];
    const line: Vec[] = [
      [x, -14, 0.5],
      [x, -4, 0.75],
      [x, 1.6, 0.8],
      [mix(ray.base, ray.head, 0.4)[0], 5.4, 0.8],
      inFront(ray.head, 0.88),
      inFront(mix(first!.from, first!.to, 0.5), 0.7),
      inFront(first!.to, 0.75),
    ];
    return part(`tendon ${i + 1}`, 'tendon', tube([0.26, 0.26, 0.25, 0.24, 0.2, 0.17, 0.12], ...line));
  });

/** From the pea bone and the hook bone to the boat bone and the bone of the thumb. */
const roof = (): Part =>
  part(
    'roof of the tunnel',
    'dura',
    ribbon(
      { fibres: 9, relief: 0.16 },
      [[-1.75, 1.5, 0.85], 0.75, 0.1, [-0.6, 0, 1]],
      [[-0.9, 1.6, 1.35], 0.95, 0.11, [-0.25, 0, 1]],
      [[0.5, 1.7, 1.68], 1, 0.11, [0, 0, 1]],
      [[1.7, 1.75, 1.4], 0.95, 0.11, [0.3, 0, 1]],
      [[2.45, 1.8, 0.9], 0.75, 0.1, [0.7, 0, 1]],
    ),
  );

export const carpalTunnel = (): Part[] => [...tendons(), ...nerves(), roof()];
