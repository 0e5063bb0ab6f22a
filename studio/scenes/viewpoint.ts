import { add, times, type Vec } from '#studio/shapes/vectors.ts';

/** Directions as the viewer has them: right, up and nearer, for a view from an azimuth without elevation. */
export function seenFrom(azimuth: number) {
  const angle = (azimuth * Math.PI) / 180;
  const right: Vec = [Math.cos(angle), 0, -Math.sin(angle)];
  const nearer: Vec = [Math.sin(angle), 0, Math.cos(angle)];
  return (toRight: number, up: number, near: number): Vec =>
    add(add(times(right, toRight), [0, up, 0]), times(nearer, near));
}
