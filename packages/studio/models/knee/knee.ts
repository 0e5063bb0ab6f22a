// A left knee: the outer side is x above zero, the joint line is at the origin.
import { part, type Part } from '#studio/models/part.ts';
import {
  blend,
  ellipsoid,
  loft,
  move,
  roundCone,
  turn,
  type LoftRow,
  type Solid,
} from '#studio/shapes/index.ts';
import { add, rotate, rotation, subtract, times, type Vec } from '#studio/shapes/vectors.ts';
import { femur, fibula, HINGE, patella, tibia } from './bones.ts';
import { femurCartilage, kneecapTendons, menisci, sideLigaments, tornCruciates } from './soft-tissue.ts';

export { genicularNerves, genicularPoint } from './nerves.ts';

interface Knee {
  /** Worn cartilage on the inner side, with bony spurs. */
  worn?: boolean;
  /** Degrees the knee is bent, for a torn one only: a kneecap would stay where it is in a straight knee. */
  bend?: number;
  /** Shows the ligaments that cross inside, the front one torn, and leaves out the kneecap before them. */
  torn?: boolean;
}

/** Moves what belongs to the thigh when the knee bends. */
function thighBentBy(degrees: number) {
  const matrix = rotation('x', -degrees);
  return {
    solid: (solid: Solid) =>
      degrees === 0 ? solid : move(HINGE, turn('x', -degrees, move(times(HINGE, -1), solid))),
    point: (point: Vec) => add(HINGE, rotate(matrix, subtract(point, HINGE))),
  };
}

export function knee({ worn = false, bend = 0, torn = false }: Knee = {}): Part[] {
  const thigh = thighBentBy(bend);
  const openNotch = torn ? 1.2 : 0;
  return [
    part('femur', 'bone', thigh.solid(femur({ worn, openNotch }))),
    part('tibia', 'bone', tibia({ worn })),
    part('fibula', 'softBone', fibula()),
    part('cartilage', 'cartilage', thigh.solid(femurCartilage({ worn, openNotch }))),
    ...menisci({ worn }).map((wedge, i) => part(`meniscus ${i + 1}`, 'cartilage', wedge)),
    ...sideLigaments(thigh.point),
    ...(torn ? tornCruciates(thigh.point) : [part('kneecap', 'bone', patella()), ...kneecapTendons()]),
  ];
}

const THIGH: LoftRow[] = [
  [30, 0.3, -1.4, 7.8, 8],
  [26, 0.3, -1.2, 7.5, 7.7],
  [20, 0.25, -0.9, 6.9, 7.1],
  [14, 0.1, -0.4, 6.2, 6.4],
  [9.5, 0, 0.1, 5.5, 5.75],
  [5.5, 0, 0.35, 5.3, 5.5],
  [3.2, 0, 0.35, 5.35, 5.5],
];
const SHANK: LoftRow[] = [
  [0, 0, -0.1, 5, 4.9],
  [-3.5, 0.1, -0.5, 4.75, 4.6],
  [-7.5, 0.25, -1, 5.2, 5.1],
  [-11.5, 0.4, -1.5, 5.6, 5.7],
  [-16, 0.3, -1.6, 5.1, 5.5],
  [-21, 0.25, -1.3, 4.4, 4.7],
  [-27, 0.2, -1, 3.5, 3.7],
];
const SKIN_FORM = { slack: 0.7, squareness: 2.15 };

export function kneeSkin({ bend = 0 } = {}): Solid {
  if (bend === 0) {
    return blend(1.2, loft([...THIGH, ...SHANK], SKIN_FORM), ellipsoid([0.05, 3.9, 3.4], [2.4, 2.6, 2.2]));
  }
  const thigh = thighBentBy(bend);
  return blend(
    3,
    thigh.solid(roundCone([0.2, 30, -1], [0, 2, 0.2], 7.6, 5.1)),
    loft([[3, 0, 0.1, 5.2, 5.2], ...SHANK], SKIN_FORM),
    ellipsoid([0, 2, 0.2], [5.2, 4.6, 5.2]),
  );
}
