// The left hand: palm towards the viewer, fingers up, thumb towards +x. The wrist is at the origin.
import { part, type Part } from '#studio/parts.ts';
import {
  blend,
  ellipsoid,
  inflate,
  loft,
  ribbon,
  roughen,
  roundCone,
  tube,
  type Solid,
} from '#studio/shapes/index.ts';
import { add, cross, mix, subtract, times, unit, type Vec } from '#studio/shapes/vectors.ts';
import { carpals } from './hand/carpals.ts';
import { longBone } from './long-bone.ts';

const bone = (solid: Solid) => roughen(0.025, 2.8, solid);

interface Ray {
  base: Vec;
  head: Vec;
  radius: number;
  lengths: number[];
  /** Which way the first bone of the finger runs, if not on from the palm. */
  towards?: Vec;
  skin: number[];
}

const RAYS: Ray[] = [
  {
    base: [3.05, 2.95, 0.75],
    head: [5.6, 6.1, 1.6],
    radius: 0.56,
    lengths: [3, 2.3],
    towards: [0.5, 0.84, 0.14],
    skin: [1.5, 1.25, 1.15, 0.85],
  },
  {
    base: [1.4, 3.35, 0],
    head: [2.3, 9.2, 0.15],
    radius: 0.55,
    lengths: [4, 2.5, 1.9],
    skin: [1.1, 1.06, 0.96, 0.86, 0.74],
  },
  {
    base: [0.42, 3.5, -0.05],
    head: [0.3, 9.3, 0],
    radius: 0.54,
    lengths: [4.4, 2.9, 2],
    skin: [1.1, 1.06, 0.96, 0.86, 0.74],
  },
  {
    base: [-0.62, 3.35, -0.05],
    head: [-1.5, 8.7, 0.1],
    radius: 0.5,
    lengths: [4.1, 2.7, 2],
    skin: [1.06, 1.02, 0.92, 0.83, 0.72],
  },
  {
    base: [-1.45, 3.15, 0.05],
    head: [-3.1, 7.9, 0.3],
    radius: 0.47,
    lengths: [3.3, 2, 1.8],
    skin: [0.98, 0.92, 0.84, 0.76, 0.66],
  },
];
const THICKNESS = [1, 0.82, 0.68];

interface Pose {
  /** Degrees each joint of a finger (1 to 4 from the index finger) is bent towards the palm. */
  bent?: Partial<Record<number, number[]>>;
}

interface Phalanx {
  from: Vec;
  to: Vec;
  radius: number;
  /** Towards the palm, square to the bone. */
  palm: Vec;
}

const RELAXED = [4, 6, 5];

function phalanges(ray: Ray, angles = RELAXED): Phalanx[] {
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

const finger = (ray: Ray, index: number, angles?: number[]): Part[] => [
  part(
    `metacarpal ${index + 1}`,
    'bone',
    bone(longBone(ray.base, ray.head, [ray.radius * 1.12, ray.radius * 0.66, ray.radius * 1.18])),
  ),
  ...phalanges(ray, angles).map(({ from, to, radius }, i) => {
    const last = i === ray.lengths.length - 1;
    return part(
      `finger ${index + 1}.${i + 1}`,
      'bone',
      bone(longBone(from, to, [radius * 0.96, radius * 0.64, radius * (last ? 0.58 : 0.8)])),
    );
  }),
];

const radiusBone = () =>
  blend(
    0.7,
    ellipsoid([1, -0.85, 0], [1.75, 0.9, 1]),
    roundCone([1.1, -1.6, 0], [0.9, -6, 0], 1.2, 0.8),
    roundCone([0.9, -6, 0], [0.6, -24, 0.2], 0.8, 0.85),
    ellipsoid([2.35, -0.15, 0.05], [0.5, 0.85, 0.6]), // the point beside the thumb
  );

const ulnaBone = () =>
  blend(
    0.5,
    ellipsoid([-1.6, -1.1, -0.2], [0.8, 0.7, 0.75]),
    roundCone([-1.6, -1.5, -0.2], [-1.4, -8, -0.2], 0.62, 0.6),
    roundCone([-1.4, -8, -0.2], [-1.4, -24, -0.1], 0.6, 0.8),
    ellipsoid([-2.15, -0.65, -0.3], [0.3, 0.5, 0.3]),
  );

export const hand = ({ bent = {} }: Pose = {}): Part[] => [
  part('radius', 'bone', bone(radiusBone())),
  part('ulna', 'softBone', bone(ulnaBone())),
  ...Object.entries(carpals()).map(([name, solid]) => part(name, 'bone', bone(inflate(0.06, solid)))),
  ...RAYS.flatMap((ray, i) => finger(ray, i, bent[i])),
];

interface Sheath extends Pose {
  finger: number;
}

/** The line of the flexor tendon, in front of the bones of one finger. */
function tendonLine({ finger: index, bent = {} }: Sheath) {
  const ray = RAYS[index]!;
  const bones = phalanges(ray, bent[index]);
  const inPalm = bones[0]!.palm;
  const before = (point: Vec, palm: Vec, by: number) => add(point, times(palm, by));
  const overHead = before(ray.head, inPalm, ray.radius * 1.18 + 0.26);
  const along = bones.flatMap(({ from, to, radius, palm }, i) =>
    i === bones.length - 1
      ? [before(from, palm, radius + 0.24), before(mix(from, to, 0.4), palm, radius * 0.7)]
      : [
          before(from, palm, radius + 0.26),
          before(mix(from, to, 0.5), palm, radius * 0.64 + 0.3),
          before(to, palm, radius * 0.82 + 0.26),
        ],
  );
  const wrist: Vec = [ray.base[0] * 0.5, -0.5, 1.35];
  const points = [
    [wrist[0] * 0.9, -9, 1] as Vec,
    wrist,
    before(mix(ray.base, ray.head, 0.35), inPalm, 0.95),
    overHead,
    ...along,
  ];
  return { ray, bones, overHead, points };
}

/** The first pulley of a finger, which the tendon runs through, and the thickening that catches in it. */
export const pulleyAt = (sheath: Sheath): Vec => tendonLine(sheath).overHead;

export function flexorTendon(sheath: Sheath): Part[] {
  const { ray, bones, overHead, points } = tendonLine(sheath);
  const [first, second] = bones as [Phalanx, Phalanx];
  const hoop = (centre: Vec, direction: Vec, palm: Vec, half: number, reach: number) => {
    const side = unit(cross(direction, palm));
    const at = (aside: number, up: number) => add(centre, add(times(side, aside * reach), times(palm, up)));
    return ribbon({
      points: [at(-1, -0.55), at(-0.86, 0), at(0, 0.34), at(0.86, 0), at(1, -0.55)],
      widths: [half, half, half, half, half],
      thicknesses: [0.05, 0.07, 0.07, 0.07, 0.05],
      facing: [
        times(side, -1),
        add(times(side, -0.8), times(palm, 0.6)),
        palm,
        add(times(side, 0.8), times(palm, 0.6)),
        side,
      ],
      fibres: 6,
      relief: 0.12,
    });
  };
  const onBone = ({ from, to, radius, palm }: Phalanx, share: number) => ({
    centre: add(mix(from, to, share), times(palm, radius * 0.64 + 0.28)),
    direction: subtract(to, from),
    palm,
  });
  const palmwards = subtract(ray.head, ray.base);
  const onFirst = onBone(first, 0.5);
  const onSecond = onBone(second, 0.5);
  return [
    part(
      'flexor tendon',
      'tendon',
      tube(points, [0.3, 0.3, 0.25, 0.24, 0.23, 0.22, 0.22, 0.2, 0.2, 0.18, 0.08]),
    ),
    part('thickening', 'tendon', ellipsoid(mix(overHead, points[2]!, 0.22), [0.4, 0.62, 0.4])),
    part(
      'first pulley',
      'dura',
      hoop(add(overHead, times(unit(palmwards), 0.35)), palmwards, first.palm, 0.42, 0.5),
    ),
    part('second pulley', 'dura', hoop(onFirst.centre, onFirst.direction, onFirst.palm, 0.75, 0.46)),
    part('third pulley', 'dura', hoop(onSecond.centre, onSecond.direction, onSecond.palm, 0.4, 0.42)),
  ];
}

export function handSkin({ bent = {} }: Pose = {}): Solid {
  const palm = blend(
    1.2,
    ellipsoid([-0.3, 5, 0.2], [4, 5, 1.6]),
    ellipsoid([2.4, 3.6, 0.8], [1.9, 2.6, 1.5]),
    ellipsoid([-0.3, 1.2, 0.1], [3, 2, 1.7]),
  );
  const arm = loft(
    [
      [1, -0.2, 0.1, 3, 1.9],
      [-2, -0.2, 0.1, 2.9, 1.9],
      [-6, -0.3, 0.1, 3.2, 2.3],
      [-12, -0.4, 0.1, 4, 3.1],
      [-25, -0.5, 0.1, 4.6, 4],
    ],
    { slack: 0.8 },
  );
  const fingers = RAYS.map((ray, i) => {
    const bones = phalanges(ray, bent[i]);
    const points = [mix(ray.base, ray.head, 0.6), ray.head, ...bones.map(({ to }) => to)];
    return tube(points, ray.skin, 5);
  });
  return blend(0.75, blend(1.6, palm, arm), ...fingers);
}
