// Cartilage, menisci, ligaments and tendons of the left knee.
import { part, type Part } from '#studio/models/part.ts';
import {
  blend,
  box,
  carve,
  ellipsoid,
  halfSpace,
  inflate,
  intersect,
  ribbon,
  tube,
  type Solid,
} from '#studio/shapes/index.ts';
import { add, mix, type Vec } from '#studio/shapes/vectors.ts';
import { femurForm, innerCondyle, notchMouth, outerCondyle } from './bones.ts';

/** Where cartilage covers the femur: below, behind and in the groove of the kneecap. */
const gliding = intersect(0.4, box([0, 1.9, -0.1], [3.7, 3.6, 4], 0.9), halfSpace([0, 1, -0.62], 3.35));

export function femurCartilage({ worn = false, openNotch = 0 } = {}): Solid {
  const coat = intersect(0.25, inflate(0.14, femurForm({ openNotch })), gliding);
  const whole = carve(0.3, coat, notchMouth(openNotch));
  if (!worn) return whole;
  return carve(
    0.5,
    whole,
    ellipsoid([-2.7, 0.2, 0.9], [1.2, 1, 1.3]),
    ellipsoid([-3.3, 0.6, -0.6], [0.9, 1, 0.9]),
    ellipsoid([-3.2, 1.5, 1.7], [0.5, 0.7, 0.5]),
  );
}

interface Crescent {
  x: number;
  y: number;
  rx: number;
  rz: number;
  under: Solid;
}

/** A wedge with a hollow for the condyle, open towards the middle of the joint. */
function crescent({ x, y, rx, rz, under }: Crescent): Solid {
  const disc = ellipsoid([x, y, -0.35], [rx, 0.66, rz]);
  const standing = intersect(0.2, disc, halfSpace([0, -1, 0], -(y - 0.34)));
  const hollowed = carve(0.12, standing, inflate(0.2, under));
  return carve(0.25, hollowed, ellipsoid([x * 0.78, y, -0.4], [1, 1.2, 1.05]));
}

export function menisci({ worn = false } = {}): Solid[] {
  const inner = worn
    ? carve(
        0.25,
        crescent({ x: -2.25, y: -0.06, rx: 1.95, rz: 2.3, under: innerCondyle }),
        ellipsoid([-2.7, 0.17, 1.5], [0.75, 0.8, 0.8]),
      )
    : crescent({ x: -2.2, y: -0.03, rx: 1.98, rz: 2.35, under: innerCondyle });
  return [inner, crescent({ x: 2.15, y: -0.05, rx: 1.95, rz: 2.2, under: outerCondyle })];
}

type Bend = (point: Vec) => Vec;

/** The ligaments on both sides. Their upper ends follow the thigh when the knee bends. */
export function sideLigaments(thigh: Bend): Part[] {
  const outer = ribbon(
    { facing: [1, 0.1, 0], fibres: 4 },
    [thigh([3.7, 4.1, -0.7]), 0.5, 0.05],
    [[4.1, 1.4, -1], 0.32, 0.2],
    [[4.1, -0.5, -1.35], 0.32, 0.2],
    [[3.75, -2.5, -1.5], 0.5, 0.05],
  );
  const inner = ribbon(
    { facing: [-1, 0, 0.25], fibres: 9, relief: 0.09 },
    [thigh([-3.7, 4.3, -0.6]), 0.6, 0.03],
    [[-4.15, 1.4, -0.45], 0.62, 0.2],
    [[-4.1, -0.48, -0.3], 0.62, 0.2],
    [[-3.05, -3.48, 0.05], 0.55, 0.16],
    [[-1.75, -6.08, 0.35], 0.25, 0.03],
  );
  return [part('outer ligament', 'tendon', outer), part('inner ligament', 'tendon', inner)];
}

/** From the thigh muscle over the kneecap to the shin. */
export function kneecapTendons(): Part[] {
  const lower = ribbon(
    { facing: [0, 0.15, 1], fibres: 11, relief: 0.09 },
    [[0.05, 3.7, 4.2], 0.5, 0.04],
    [[0.03, 2.3, 4.12], 0.95, 0.2],
    [[0.06, 0.2, 3.55], 0.92, 0.24],
    [[0.12, -1.48, 2.7], 0.85, 0.24],
    [[0.15, -3.68, 2.42], 0.75, 0.16],
    [[0.15, -5.28, 1.7], 0.35, 0.04],
  );
  const upper = ribbon(
    { facing: [0, 0.2, 1], fibres: 15, relief: 0.07 },
    [[0.05, 4.7, 4.15], 0.6, 0.04],
    [[0.05, 5.7, 4.05], 1.35, 0.26],
    [[0, 8, 3.25], 1.25, 0.36],
    [[-0.1, 12, 2.7], 1.7, 0.6],
    [[-0.1, 17, 2.9], 2.5, 0.9],
    [[-0.1, 25, 3.1], 3, 1.1],
  );
  return [part('kneecap tendon', 'tendon', lower), part('thigh tendon', 'tendon', upper)];
}

/** Where the front cruciate ligament holds: on the outer condyle and on the shin bone. */
const FRONT_CRUCIATE: [Vec, Vec] = [
  [0.95, 1.75, -1.5],
  [-0.1, -0.15, 0.9],
];
const BACK_CRUCIATE: [Vec, Vec, Vec] = [
  [-0.95, 1.9, -0.4],
  [-0.3, 0.9, -1.7],
  [0.1, -0.5, -2.6],
];
const STRANDS = [-3, -2, -1, 0, 1, 2, 3];

const spread = (k: number, by: number): Vec => [
  0.15 * k * by,
  0.1 * Math.cos(k * 2.3),
  0.12 * Math.sin(k * 1.7),
];

/** The two ligaments that cross inside the joint, the front one torn into frayed stumps. */
export function tornCruciates(thigh: Bend): Part[] {
  const [above, below] = [thigh(FRONT_CRUCIATE[0]), FRONT_CRUCIATE[1]];
  const strand = (k: number, from: number, to: number) => {
    const middle = (from + to) / 2;
    const loose: Vec = [1.3 * 0.12 * k, 1.3 * 0.2 * Math.cos(k * 1.9), 1.3 * 0.22 * Math.sin(k * 2.4)];
    return tube(
      [0.2, 0.19, 0.04],
      add(mix(above, below, from), spread(k, 0.7)),
      add(mix(above, below, middle), spread(k, 1)),
      add(add(mix(above, below, to), spread(k, 1.1)), loose),
    );
  };
  const torn = [
    part(
      'torn ligament, upper end',
      'tendon',
      blend(0.1, ...STRANDS.map((k) => strand(k, 0, 0.4 + 0.07 * Math.sin(k * 3)))),
    ),
    part(
      'torn ligament, lower end',
      'tendon',
      blend(0.1, ...STRANDS.map((k) => strand(k, 1, 0.54 + 0.07 * Math.cos(k * 2)))),
    ),
  ];
  const [backAbove, backMiddle, backBelow] = BACK_CRUCIATE;
  const back = STRANDS.map((k) =>
    tube(
      0.2,
      add(thigh(backAbove), spread(k, 0.8)),
      add(backMiddle, spread(k, 0.6)),
      add(backBelow, spread(k, 0.6)),
    ),
  );
  return [...torn, part('back cruciate ligament', 'tendon', blend(0.2, ...back))];
}
