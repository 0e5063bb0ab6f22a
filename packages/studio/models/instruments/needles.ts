// Needles of four kinds. Lengths run from the tip.
import { part, type Part } from '#studio/models/part.ts';
import { blend, box, ellipsoid, tube, union } from '#studio/shapes/index.ts';
import { add, times, unit, type Vec } from '#studio/shapes/vectors.ts';
import { shaft } from './placing.ts';

interface Needle {
  tip: Vec;
  /** From the tip back towards the hand. */
  direction: Vec;
  /** How much of the needle is seen before its hub. */
  length?: number;
  /** Thickness of everything, 1 being true to life and easy to see. */
  size?: number;
}

/** How much of a syringe's barrel is full, from 0 to 1. */
const FULL = 0.62;

type Syringe = Needle & { barrel: number };

export function syringe({ tip, direction, length = 6.2, barrel, size = 1 }: Syringe): Part[] {
  // The needle keeps its length whatever the size, so that a scene can place the barrel.
  const needle = length / size;
  const { cone, drum, place } = shaft(tip, direction, size);
  const base = needle + 1.9;
  const plunger = base + barrel * FULL;
  const end = base + barrel;
  const hub = blend(0.15, cone(needle, needle + 1.1, 0.2, 0.34), drum(needle + 0.95, needle + 1.35, 0.46));
  const marks = [0.16, 0.32, 0.48, 0.64, 0.8].map((share) => {
    const height = base + barrel * share;
    return drum(height - 0.03, height + 0.03, 0.815, 0.02);
  });
  const rod = union(
    drum(plunger + 0.3, end + 3.4 * FULL + 0.4, 0.3),
    drum(end + 3.4 * FULL + 0.3, end + 3.4 * FULL + 0.62, 0.95, 0.1),
  );
  return [
    part('needle', 'steel', cone(0, needle + 0.2, 0.045, 0.085)),
    part('needle hub', 'plastic', hub),
    part('nozzle', 'glass', cone(needle + 1.2, needle + 2, 0.32, 0.5)),
    part('fluid', 'nerve', drum(base, plunger, 0.8, 0.14)),
    part('stopper', 'rubber', drum(plunger - 0.02, plunger + 0.38, 0.82, 0.1)),
    part('barrel', 'glass', drum(plunger + 0.35, end, 0.8, 0.1)),
    part('marks', 'sheath', union(...marks)),
    part('finger rest', 'glass', place(end + 0.1, ellipsoid([0, 0, 0], [1.7 * size, 0.16, 0.95 * size]))),
    part('plunger', 'glass', rod),
  ];
}

/** Long and thin, with a plastic hub and the knob of its stylet. */
export function spinalNeedle({ tip, direction, length = 9, size = 1 }: Needle): Part[] {
  const needle = length / size;
  const { cone, drum, place } = shaft(tip, direction, size);
  const hub = blend(
    0.12,
    cone(needle, needle + 0.9, 0.16, 0.3),
    place(needle + 0.75, box([0, 0, 0], [0.62 * size, 0.16 * size, 0.3 * size], 0.12 * size)),
    cone(needle + 0.9, needle + 1.5, 0.3, 0.36),
  );
  return [
    part('needle', 'steel', cone(0, needle + 0.2, 0.04, 0.065)),
    part('needle hub', 'plastic', hub),
    part(
      'stylet',
      'sheath',
      union(drum(needle + 1.5, needle + 1.75, 0.28), cone(needle + 1.8, needle + 2, 0.42, 0.4)),
    ),
  ];
}

/** How much of the tip is bare steel: there it warms the tissue. */
const BARE = 1.1;

/** The cable leaves sideways. */
export function radiofrequencyNeedle(of: Needle & { cable: Vec }): Part[] {
  const { tip, direction, length = 9, size = 1, cable } = of;
  const needle = length / size;
  const { on, cone, drum } = shaft(tip, direction, size);
  const away = (distance: number, aside: number) =>
    add(on(needle + distance), times(unit(cable), aside * size));
  const hub = blend(0.2, cone(needle, needle + 1.3, 0.2, 0.42), cone(needle + 1.2, needle + 2.4, 0.42, 0.36));
  return [
    part('radiofrequency tip', 'steel', cone(0, BARE + 0.4, 0.06, 0.085)),
    part('insulated shaft', 'sheath', cone(BARE, needle, 0.105, 0.105)),
    part('needle hub', 'plastic', hub),
    part('hub ring', 'steel', drum(needle + 1.1, needle + 1.35, 0.46)),
    part(
      'cable',
      'sheath',
      tube(0.16 * size, on(needle + 2.3), away(4, 0.2), away(6.2, 2), away(8, 6), away(8.5, 11)),
    ),
  ];
}

/** The wide needle of a vertebroplasty, with its T-shaped grip. */
export function cementNeedle({ tip, direction, length = 9, size = 1 }: Needle): Part[] {
  const needle = length / size;
  const { cone, drum, place } = shaft(tip, direction, size);
  const grip = blend(
    0.3,
    cone(needle - 0.3, needle + 0.8, 0.32, 0.5),
    place(needle + 1.1, box([0, 0, 0], [2.1 * size, 0.42 * size, 0.5 * size], 0.36 * size)),
  );
  return [
    part('cannula', 'steel', cone(0, needle, 0.16, 0.16)),
    part('grip', 'plastic', grip),
    part('cement port', 'steel', drum(needle + 1.4, needle + 2.1, 0.3)),
  ];
}
