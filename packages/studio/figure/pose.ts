// How the figure stands, sits or lies, seen from its right side. It looks to the right when its head is at 90°.
import { add, jointBetween, subtract, angleOf, times, towards, type Point } from './geometry.ts';

/** Angles of upper arm, forearm and hand; or where the wrist is, and to which side of the way there the elbow is. */
export type Arm = { angles: [number, number, number?] } | { wrist: Point; elbow?: 1 | -1; hand?: number };
/** The same for thigh, lower leg and foot. */
export type Leg = { angles: [number, number, number?] } | { ankle: Point; knee?: 1 | -1; foot?: number };

export interface Pose {
  hip: Point;
  /** Directions of the low back and of the chest. */
  back: [number, number];
  neck: number;
  /** Where the crown points. */
  head: number;
  arms: [near: Arm, far: Arm];
  legs: [near: Leg, far: Leg];
  hands?: Hands;
  /** Up on the toes, or the toes drawn up. */
  toes?: 'raised' | 'up';
}
export type Hands = 'open' | 'fist';

export const sizes = {
  lowBack: 22,
  chest: 25,
  neck: 9,
  upperArm: 28,
  forearm: 24,
  thigh: 41,
  shank: 40,
  ankle: 7.5,
} as const;

export interface Limb {
  from: Point;
  middle: Point;
  end: Point;
  /** Of the hand or the foot. */
  angle: number;
}

export interface Joints {
  hip: Point;
  waist: Point;
  shoulder: Point;
  /** Where the head sits. */
  nape: Point;
  arms: [Limb, Limb];
  legs: [Limb, Limb];
}

export function jointsOf(pose: Pose): Joints {
  const { hip, back, neck } = pose;
  const waist = add(hip, towards(back[0], sizes.lowBack));
  const shoulder = add(waist, towards(back[1], sizes.chest));
  const nape = add(add(shoulder, towards(back[1], 3)), towards(neck, sizes.neck));
  // The other side of the body is a little way off, so that both limbs are seen.
  const aside = (by: number): Point => times(towards(back[1] - 90), by);
  return {
    hip,
    waist,
    shoulder,
    nape,
    arms: [armOf(pose.arms[0], shoulder), armOf(pose.arms[1], add(shoulder, aside(2.5)))],
    legs: [legOf(pose.legs[0], hip), legOf(pose.legs[1], add(hip, times(towards(back[0] - 90), 1.5)))],
  };
}

function armOf(arm: Arm, from: Point): Limb {
  if ('wrist' in arm) {
    const middle = jointBetween(from, arm.wrist, sizes.upperArm, sizes.forearm, arm.elbow ?? -1);
    const end = reach(middle, arm.wrist, sizes.forearm);
    return { from, middle, end, angle: arm.hand ?? angleOf(subtract(end, middle)) };
  }
  const [upper, fore, hand = fore] = arm.angles;
  const middle = add(from, towards(upper, sizes.upperArm));
  return { from, middle, end: add(middle, towards(fore, sizes.forearm)), angle: hand };
}

function legOf(leg: Leg, from: Point): Limb {
  if ('ankle' in leg) {
    const middle = jointBetween(from, leg.ankle, sizes.thigh, sizes.shank, leg.knee ?? 1);
    const end = reach(middle, leg.ankle, sizes.shank);
    return { from, middle, end, angle: leg.foot ?? angleOf(subtract(end, middle)) + 90 };
  }
  const [thigh, shank, foot = shank + 90] = leg.angles;
  const middle = add(from, towards(thigh, sizes.thigh));
  return { from, middle, end: add(middle, towards(shank, sizes.shank)), angle: foot };
}

/** Bones do not grow: what is out of reach is only pointed at. */
const reach = (from: Point, to: Point, length: number) =>
  add(from, towards(angleOf(subtract(to, from)), length));
