// What stays on or in the body: skin electrodes, stimulators, pumps.
import { part, type Part } from '#studio/models/part.ts';
import {
  blend,
  box,
  carve,
  cylinder,
  ellipsoid,
  intersect,
  torus,
  tube,
  type Solid,
} from '#studio/shapes/index.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { aimed } from './placing.ts';

interface Device {
  at: Vec;
  /** Where its flat face looks, away from the body. */
  facing: Vec;
  /** Along which direction its long side lies. */
  across?: Vec;
  size?: number;
  throughSkin?: number;
}

const placing =
  ({ at, facing, across }: Device) =>
  (solid: Solid) =>
    aimed(across ? { at, direction: facing, across } : { at, direction: facing }, solid);

/** A soft pad on the skin, with its press stud and, if a way is given, its wire. */
export function electrodePad(of: Device & { wire?: readonly Vec[] }): Part[] {
  const { at, size = 1, throughSkin = 0.9, wire = [] } = of;
  const place = placing(of);
  const pad = intersect(
    0.5,
    cylinder([0, 0, 0], 3.05 * size, 0.2, 0.18),
    box([0, 0, 0], [2.5 * size, 0.2, 2.5 * size], 0.19),
  );
  const stud = blend(
    0.1,
    cylinder([0, 0.3, 0], 0.6 * size, 0.16, 0.08),
    ellipsoid([0, 0.5, 0], [0.38 * size, 0.2, 0.38 * size]),
  );
  return [
    part('pad', 'glass', place(pad), { throughSkin }),
    part('stud', 'steel', place(stud), { throughSkin }),
    ...(wire.length > 0 ? [part('wire', 'sheath', tube([at, ...wire], 0.16 * size), { throughSkin })] : []),
  ];
}

/** The implanted box of a stimulator: rounded steel, with the clear block that takes the leads. */
export function stimulatorBox(of: Device): Part[] {
  const { size = 1, throughSkin = 0.95 } = of;
  const place = placing(of);
  const can = blend(
    0.4 * size,
    box([0, 0, 0.5 * size], [2.6 * size, 0.55 * size, 1.7 * size], 0.5 * size),
    ellipsoid([0, 0, 1.2 * size], [2.5 * size, 0.54 * size, 1.5 * size]),
  );
  const header = box([0, 0, -1.5 * size], [2.2 * size, 0.48 * size, 0.65 * size], 0.3 * size);
  return [
    part('stimulator', 'steel', place(can), { throughSkin }),
    part('lead block', 'plastic', place(header), { throughSkin }),
  ];
}

/** The round pump of a drug delivery system: steel, with its filling port in the middle. */
export function pumpDisc(of: Device): Part[] {
  const { size = 1, throughSkin = 0.95 } = of;
  const place = placing(of);
  const puck = carve(
    0.15,
    cylinder([0, 0, 0], 3.6 * size, 0.95 * size, 0.45 * size),
    torus([0, 0.98 * size, 0], 2.3 * size, 0.12 * size),
  );
  const outlet = box([3.7 * size, 0, 0], [0.8 * size, 0.32 * size, 0.42 * size], 0.2 * size);
  return [
    part('pump', 'steel', place(puck), { throughSkin }),
    part('filling port', 'plastic', place(cylinder([0, 0.95 * size, 0], 0.8 * size, 0.14 * size, 0.08)), {
      throughSkin,
    }),
    part('outlet', 'glass', place(outlet), { throughSkin }),
  ];
}
