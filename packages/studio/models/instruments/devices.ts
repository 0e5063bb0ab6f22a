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
  across: Vec;
}

const placing =
  ({ at, facing, across }: Device) =>
  (solid: Solid) =>
    aimed({ at, direction: facing, across }, solid);

interface Pad extends Device {
  size: number;
  throughSkin: number;
  /** The way of its wire. */
  wire: readonly Vec[];
}

/** A soft pad on the skin, with its press stud and its wire. */
export function electrodePad(of: Pad): Part[] {
  const { at, size, throughSkin, wire } = of;
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
    part('wire', 'sheath', tube(0.16 * size, at, ...wire), { throughSkin }),
  ];
}

const UNDER_SKIN = { throughSkin: 0.95 };

/** The implanted box of a stimulator: rounded steel, with the clear block that takes the leads. */
export function stimulatorBox(of: Device): Part[] {
  const place = placing(of);
  const can = blend(0.4, box([0, 0, 0.5], [2.6, 0.55, 1.7], 0.5), ellipsoid([0, 0, 1.2], [2.5, 0.54, 1.5]));
  const header = box([0, 0, -1.5], [2.2, 0.48, 0.65], 0.3);
  return [
    part('stimulator', 'steel', place(can), UNDER_SKIN),
    part('lead block', 'plastic', place(header), UNDER_SKIN),
  ];
}

/** The round pump of a drug delivery system: steel, with its filling port in the middle. */
export function pumpDisc(of: Device): Part[] {
  const place = placing(of);
  const puck = carve(0.15, cylinder([0, 0, 0], 3.6, 0.95, 0.45), torus([0, 0.98, 0], 2.3, 0.12));
  const outlet = box([3.7, 0, 0], [0.8, 0.32, 0.42], 0.2);
  return [
    part('pump', 'steel', place(puck), UNDER_SKIN),
    part('filling port', 'plastic', place(cylinder([0, 0.95, 0], 0.8, 0.14, 0.08)), UNDER_SKIN),
    part('outlet', 'glass', place(outlet), UNDER_SKIN),
  ];
}
