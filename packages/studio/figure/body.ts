// The figure as shapes, from the far limbs to the near ones.
import * as colour from './colours.ts';
import { add, angleOf, mix, subtract, towards, turned, type Point } from './geometry.ts';
import { at, limb, numbers } from './outline.ts';
import { jointsOf, type Hands, type Joints, type Limb, type Pose } from './pose.ts';

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** A part that is drawn once and laid in place, such as the head. */
export const placed = (name: string, place: Point, degrees: number, fill?: string) =>
  `<use href="#${name}" transform="translate(${at(place)})rotate(${numbers(-degrees)})"${fill ? ` fill="${fill}"` : ''}/>`;

const leg = ({ from, middle, end, angle }: Limb, [cloth, bare]: [string, string], foot: string) => {
  const shank = angleOf(subtract(end, middle));
  const calf = add(mix(middle, end, 0.3), towards(shank - 90, 1.4));
  const thigh = mix(from, middle, 0.45);
  return (
    placed(foot, end, angle, bare) +
    shape(limb([from, 10.2], [thigh, 8.8], [middle, 6.3], [calf, 6], [mix(middle, end, 0.88), 4.6]), cloth)
  );
};

const arm = ({ from, middle, end, angle }: Limb, [cloth, bare]: [string, string], hand: Hands) => {
  const fore = mix(middle, end, 0.3);
  return (
    placed(hand, end, angle, bare) +
    shape(limb([middle, 3.9], [fore, 4], [end, 2.7]), bare) +
    shape(limb([from, 5.6], [mix(from, middle, 0.75), 4.9]), cloth)
  );
};

const trunk = ({ hip, waist, shoulder }: Joints, [low, high]: [number, number]) => {
  const behind = (point: Point, degrees: number, by: number) => add(point, turned([0, by], degrees));
  return shape(
    limb(
      [behind(hip, low, 1), 11.2],
      [behind(waist, low, -0.5), 9.6],
      [behind(mix(waist, shoulder, 0.6), high, -1), 10.6],
      [shoulder, 7.4],
    ),
    colour.shirt,
  );
};

export function body(pose: Pose): string {
  const joints = jointsOf(pose);
  const { shoulder, nape, arms, legs } = joints;
  const foot = { raised: 'tiptoe', up: 'toesup', flat: 'foot' }[pose.toes ?? 'flat'];
  const hand = pose.hands ?? 'open';
  const neck = limb([add(shoulder, towards(pose.back[1], 3)), 5.4], [nape, 4.9]);
  return [
    arm(arms[1], [colour.farShirt, colour.farSkin], hand),
    leg(legs[1], [colour.farTrousers, colour.farSkin], foot),
    shape(neck, colour.skin),
    placed('head', nape, pose.head - 90),
    leg(legs[0], [colour.trousers, colour.skin], foot),
    trunk(joints, pose.back),
    arm(arms[0], [colour.shirt, colour.skin], hand),
  ].join('');
}
