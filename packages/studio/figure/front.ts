// The figure seen from the front: for what is done on the side, such as rolling and rising.
import { placed, shape } from './body.ts';
import * as colour from './colours.ts';
import { add, jointBetween, mix, towards, turned, type Point } from './geometry.ts';
import { limb } from './outline.ts';
import { sizes } from './pose.ts';

interface FrontPose {
  hip: Point;
  /** Where the trunk points, and the crown. */
  back: number;
  head: number;
  /** Where the lower legs point; the thighs come towards the viewer. */
  shanks: [left: number, right: number];
  /** Left and right from the viewer, for the upright figure. */
  hands: [left: Hand, right: Hand];
}
interface Hand {
  wrist: Point;
  /** To which side of the way to the wrist the elbow is. */
  elbow: 1 | -1;
  angle: number;
  /** Behind the trunk. */
  behind?: boolean;
}

/** Seen a little from above, and so shorter. */
const SHANK = 37;

export function front({ hip, back, head, shanks, hands }: FrontPose): string {
  /** A place of the trunk: to its side, and up along it. */
  const on = (aside: number, up: number): Point => add(hip, turned([aside, up], back - 90));
  const arms = hands.map(({ wrist, elbow, angle, behind }, side) => {
    const from = on(side === 0 ? -14 : 14, 45);
    const middle = jointBetween(from, wrist, sizes.upperArm, sizes.forearm, elbow);
    const drawn =
      placed('open', wrist, angle, colour.skin) +
      shape(limb([middle, 4.1], [wrist, 2.9]), colour.skin) +
      shape(limb([from, 6], [mix(from, middle, 0.75), 5]), colour.shirt);
    return { drawn, behind };
  });
  const legs = shanks.map((shank, side) => {
    const from = on(side === 0 ? -7 : 7, 0);
    const knee = add(from, add(turned([side === 0 ? -2 : 2, 0], back - 90), [0, -10]));
    const ankle = add(knee, towards(shank, SHANK));
    return (
      shape(limb([from, 10], [knee, 8.2]), colour.trousers) +
      placed('footfront', ankle, shank + 90, colour.skin) +
      shape(limb([knee, 7.4], [mix(knee, ankle, 0.35), 6.2], [mix(knee, ankle, 0.88), 4.8]), colour.trousers)
    );
  });
  const trunk = shape(
    limb(
      [on(-6, 3), 9],
      [on(6, 3), 9],
      [on(0, 22), 12],
      [on(9, 42), 8],
      [on(-9, 42), 8],
      [on(0, 22), 12],
      [on(-6, 3), 9],
    ),
    colour.shirt,
  );
  const neck = shape(limb([on(0, 46), 6], [add(on(0, 48), towards(head, 7)), 5.4]), colour.skin);
  const of = (behind: boolean) =>
    arms.filter((arm) => Boolean(arm.behind) === behind).map(({ drawn }) => drawn);
  return [
    ...of(true),
    neck,
    trunk,
    placed('face', add(on(0, 48), towards(head, 8)), head - 90),
    ...legs.toReversed(),
    ...of(false),
  ].join('');
}
