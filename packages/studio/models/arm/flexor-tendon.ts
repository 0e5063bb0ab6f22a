// The tendon that bends a finger, and the pulleys it runs through.
import { part, type Part } from '#studio/models/part.ts';
import { ellipsoid, ribbon, tube } from '#studio/shapes/index.ts';
import { add, cross, mix, subtract, times, unit, type Vec } from '#studio/shapes/vectors.ts';
import { phalanges, FINGER_RAYS, type Phalanx, type Pose } from './finger-rays.ts';

interface Sheath extends Pose {
  finger: number;
}

/** The line of the flexor tendon, in front of the bones of one finger. */
function tendonLine({ finger: index, bent = {} }: Sheath) {
  const ray = FINGER_RAYS[index]!;
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
    return ribbon(
      { fibres: 6, relief: 0.12 },
      [at(-1, -0.55), half, 0.05, times(side, -1)],
      [at(-0.86, 0), half, 0.07, add(times(side, -0.8), times(palm, 0.6))],
      [at(0, 0.34), half, 0.07, palm],
      [at(0.86, 0), half, 0.07, add(times(side, 0.8), times(palm, 0.6))],
      [at(1, -0.55), half, 0.05, side],
    );
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
      tube([0.3, 0.3, 0.25, 0.24, 0.23, 0.22, 0.22, 0.2, 0.2, 0.18, 0.08], ...points),
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
