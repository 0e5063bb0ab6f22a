import {
  blend,
  carve,
  drum,
  ellipsoid,
  mirrored,
  move,
  roughen,
  roundCone,
  sphere,
  stretched,
  torus,
  turn,
  type Solid,
} from '#studio/shapes/index.ts';
import type { Vec } from '#studio/shapes/vectors.ts';
import { canalGroove } from './vertebrae.ts';

type CervicalOptions = { spurs?: boolean; spinousLength?: number; forked?: boolean };

export function cervicalVertebra({ spurs, spinousLength = 1, forked = true }: CervicalOptions = {}): Solid {
  const drumShape = drum(1.3, 0.96, 0.68, 0.12, 0.13);
  const hooked = blend(0.25, drumShape, mirrored(ellipsoid([1.18, 0.6, -0.15], [0.22, 0.36, 0.6]))); // uncinate
  const body = carve(0.3, hooked, canalGroove(-1.72, 0.82));
  const back = -2.8 - 1.25 * spinousLength;
  const tip: Vec = [forked ? 0.3 : 0, -0.85 - 0.15 * spinousLength, back - 0.15];
  const side = blend(
    0.22,
    roundCone([0.85, 0.1, -0.55], [1.5, 0.05, -1.2], 0.3, 0.34), // pedicle
    move([1.56, 0.05, -1.5], turn('x', -28, ellipsoid([0, 0, 0], [0.54, 0.98, 0.58]))), // articular pillar
    roundCone([1.55, -0.1, -1.9], [0.2, -0.3, -2.9], 0.32, 0.32), // lamina
    roundCone([1.35, -0.4, -1.95], [0.2, -0.6, -2.85], 0.26, 0.26),
    roundCone([1.2, 0.0, -0.3], [2.15, -0.16, 0.02], 0.24, 0.2), // front bar of the transverse process
    roundCone([1.6, 0.0, -1.0], [2.3, -0.2, -0.62], 0.22, 0.2), // back bar
    sphere([2.2, -0.1, 0.04], 0.26),
    sphere([2.36, -0.22, -0.6], 0.25),
    roundCone([0, -0.35, -2.8], [tip[0] * 0.5, tip[1] + 0.25, back], 0.34, 0.26), // spinous process
    ellipsoid(tip, [0.24, 0.25, 0.34]),
  );
  const whole = blend(0.2, body, mirrored(side));
  return roughen(0.02, 2.4, spurs ? blend(0.22, whole, ...cervicalSpurs()) : whole);
}

/** Lips of new bone along the edges of a worn body, most of them in front. */
const cervicalSpurs = (): Solid[] => [
  roundCone([-0.7, -0.62, 0.72], [0.7, -0.62, 0.72], 0.2, 0.2),
  ellipsoid([0.1, -0.76, 0.98], [0.62, 0.2, 0.3]),
  ellipsoid([0.0, 0.64, 0.9], [0.6, 0.18, 0.26]),
  mirrored(ellipsoid([1.24, -0.62, -0.1], [0.26, 0.2, 0.5])),
  mirrored(ellipsoid([1.3, 0.72, -0.3], [0.26, 0.26, 0.42])),
];

export const cervicalDisc = (halfHeight = 0.27): Solid => drum(1.29, 0.95, halfHeight, -0.06, 0.12);

/** First neck vertebra: a ring without a body. Its centre is the centre of the ring's front arch. */
export function atlas(): Solid {
  const ring = move([0, 0, -1.35], stretched([1.18, 1, 1], torus([0, 0, 0], 1.55, 0.34)));
  const side = blend(
    0.3,
    ellipsoid([1.65, 0, -0.75], [0.72, 0.74, 0.85]), // lateral mass
    roundCone([2.0, 0, -0.9], [3.25, -0.05, -1.05], 0.42, 0.34), // transverse process
    sphere([3.35, -0.08, -1.05], 0.42),
  );
  return roughen(
    0.02,
    2.4,
    blend(0.3, ring, mirrored(side), sphere([0, 0, 0.3], 0.36), sphere([0, 0.02, -3.05], 0.38)),
  );
}

/** Second neck vertebra: the tooth, and a strong forked spinous process. */
export function axis(): Solid {
  const tooth = roundCone([0, 0.5, 0.15], [0, 2.25, 0.05], 0.55, 0.46);
  const shoulders = mirrored(ellipsoid([1.3, 0.45, -0.55], [0.85, 0.42, 0.8]));
  const strongSpinous = mirrored(
    blend(
      0.25,
      roundCone([0.05, -0.35, -2.7], [0.24, -0.7, -4.0], 0.48, 0.34),
      ellipsoid([0.36, -0.85, -4.15], [0.3, 0.34, 0.42]),
    ),
  );
  return blend(0.25, cervicalVertebra({ spinousLength: 0.8 }), tooth, shoulders, strongSpinous);
}
