export { blend, carve, inflate, intersect, roughen, union } from './combine.ts';
export { ribbon, spline, tube, type RibbonRow } from './curves.ts';
export { flipped, mirrored, move, scaled, stretched, turn, turnBy } from './place.ts';
export {
  box,
  capsule,
  cylinder,
  drum,
  ellipsoid,
  halfSpace,
  roundCone,
  sphere,
  torus,
} from './primitives.ts';
export { bentSheet, loft, type LoftRow } from './profiles.ts';
export { type Solid } from './solid.ts';
