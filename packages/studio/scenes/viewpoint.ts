import { xrayDetector } from '#studio/models/instruments/index.ts';
import { type Part } from '#studio/models/part.ts';
import { add, times, type Vec } from '#studio/shapes/vectors.ts';

/** A direction or a way: to the right, up, and nearer. */
export type FromViewer = (toRight: number, up: number, near: number) => Vec;

/** Directions as the viewer has them: right, up and nearer, for a view from an azimuth without elevation. */
export function seenFrom(azimuth: number): FromViewer {
  const angle = (azimuth * Math.PI) / 180;
  const right: Vec = [Math.cos(angle), 0, -Math.sin(angle)];
  const nearer: Vec = [Math.sin(angle), 0, Math.cos(angle)];
  return (toRight, up, near) => add(add(times(right, toRight), [0, up, 0]), times(nearer, near));
}

interface Place {
  /** As the viewer has it. */
  centre: Vec;
  radius: number;
  /** How far its face looks down. */
  down?: number;
}

/** An x-ray detector at the left edge of the picture, faint, that looks at the bones to its right. */
export const detectorAtLeft = (seen: FromViewer, { centre, radius, down = 0.22 }: Place): Part[] =>
  xrayDetector({ centre: seen(...centre), facing: seen(0.92, -down, 0.32), radius, opacity: 0.35 });
