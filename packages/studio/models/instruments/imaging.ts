// What lets the doctor see inside: ultrasound, x-ray, endoscope.
import { part, type Part } from '#studio/models/part.ts';
import {
  blend,
  box,
  carve,
  cylinder,
  intersect,
  loft,
  move,
  scaled,
  tube,
  turn,
  type LoftRow,
  type Solid,
} from '#studio/shapes/index.ts';
import { add, times, unit, type Vec } from '#studio/shapes/vectors.ts';
import { pointAlong, shaft, aimed } from './placing.ts';

interface Probe {
  /** The middle of its curved edge, on the skin. */
  at: Vec;
  /** Where it looks, into the body. */
  pointing: Vec;
  /** Along which direction its wide side lies. */
  across?: Vec;
  size?: number;
  /** How deep its scan lines are drawn; 0 draws none. */
  depth?: number;
  /** Which way the cable falls. */
  cable?: Vec;
}

const PROBE_BODY: LoftRow[] = [
  [1.3, 0, 0, 2.5, 0.95],
  [2.2, 0, 0, 2.4, 0.98],
  [3.4, 0, 0, 1.65, 0.95],
  [4.8, 0, 0, 1.18, 0.88],
  [6.6, 0, 0, 1.14, 0.88],
  [8.6, 0, 0, 1.2, 0.9],
  [9.6, 0, 0, 0.8, 0.7],
];
const PROBE_COLLAR: LoftRow[] = [
  [8.2, 0, 0, 1.24, 0.94],
  [8.6, 0, 0, 1.25, 0.95],
];
const EDGE_RADIUS = 5;
const SCAN_HALF_ANGLE = 0.45;
const SCAN_STEP = 0.55;

/** An arc under the curved edge. */
const scanArc = (depth: number) =>
  [-1, -0.5, 0, 0.5, 1].map((share): Vec => {
    const radius = EDGE_RADIUS + depth;
    const angle = share * SCAN_HALF_ANGLE;
    return [Math.sin(angle) * radius, EDGE_RADIUS - Math.cos(angle) * radius, 0];
  });

/** Its fan is drawn as thin arcs: a sheet of glass would hide what lies behind it. */
export function ultrasoundProbe(of: Probe): Part[] {
  const { at, pointing, across = [1, 0, 0], size = 1, depth = 3, cable = [0.4, -1, 0.2] } = of;
  const direction = times(pointing, -1);
  const place = (solid: Solid) => aimed({ at, direction, across }, scaled(size, solid));
  const round = move([0, EDGE_RADIUS, 0], turn('x', 90, cylinder([0, 0, 0], EDGE_RADIUS, 3)));
  const edge = intersect(0.2, round, box([0, 0.6, 0], [2.5, 0.85, 0.85], 0.3));
  const top = (distance: number, fallen = 0) =>
    add(pointAlong(at, direction, (9.4 + distance) * size), times(unit(cable), fallen * size));
  const cord = tube([0.34 * size, 0.2 * size], top(0), top(1.4), top(3, 1.4), top(3.6, 5), top(3, 10));
  const arcs = Array.from({ length: Math.round(depth / SCAN_STEP) }, (_, i) => {
    const below = (i + 0.8) * SCAN_STEP;
    return part(`scan line ${i + 1}`, 'glass', place(tube(0.03, ...scanArc(below))), { throughSkin: 0.85 });
  });
  return [
    part('probe edge', 'rubber', place(edge)),
    part('probe', 'glass', place(loft(PROBE_BODY, { squareness: 2.6 }))),
    part('probe collar', 'plastic', place(loft(PROBE_COLLAR, { squareness: 2.6 }))),
    part('probe cable', 'rubber', cord),
    ...arcs,
  ];
}

interface Detector {
  /** The middle of its flat face. */
  centre: Vec;
  /** Where the face looks: at the patient. */
  facing: Vec;
  radius?: number;
  opacity?: number;
}

/** The round end of a C-arm. What it stands in front of is hidden, so place it beside or behind the bones. */
export function xrayDetector({ centre, facing, radius = 8, opacity = 0.4 }: Detector): Part[] {
  const { drum, cone } = shaft(centre, times(facing, -1));
  const housing = blend(
    0.8,
    drum(0.5, 2.6, radius, 0.5),
    drum(2.4, 5.2, radius * 0.62, 0.6),
    cone(5, 9, radius * 0.3, radius * 0.3),
  );
  return [
    part('detector face', 'sheath', drum(0, 0.7, radius * 0.93, 0.2), { opacity }),
    part('detector', 'steel', housing, { opacity }),
  ];
}

interface Endoscope {
  tip: Vec;
  /** From the tip back towards the hand. */
  direction: Vec;
  length?: number;
  radius?: number;
}

/** A working tube with a slanted open end, and the coupling for camera and light at the other. */
export function endoscopeTube({ tip, direction, length = 14, radius = 0.4 }: Endoscope): Part[] {
  const { drum, cone, place } = shaft(tip, direction);
  const slant = place(0, turn('x', 28, box([0, -radius * 1.5, 0], [radius * 4, radius * 1.5, radius * 4])));
  const bore = drum(-1, radius * 3, radius * 0.72, 0.02);
  const coupling = blend(
    0.25,
    cone(length, length + 0.9, radius * 1.2, 0.85),
    drum(length + 0.8, length + 2.6, 0.95, 0.2),
  );
  const light = place(length + 1.6, turn('z', 90, cylinder([0, 1.2, 0], 0.34, 1, 0.1)));
  return [
    part('endoscope', 'steel', carve(0.04, drum(0, length, radius, 0.04), slant, bore)),
    part('lens', 'glass', drum(radius * 2, radius * 3, radius * 0.5, 0.05)),
    part('coupling', 'plastic', coupling),
    part('light port', 'steel', light),
    part('eyepiece', 'rubber', drum(length + 2.6, length + 3.3, 1.15, 0.2)),
  ];
}
