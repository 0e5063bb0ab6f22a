// The eight bones of the right wrist, palm towards the viewer, thumb towards +x.
import {
  blend,
  box,
  carve,
  ellipsoid,
  move,
  roundCone,
  sphere,
  turn,
  type Solid,
} from '#studio/shapes/index.ts';

export const carpals = (): Record<string, Solid> => ({
  // A boat that bridges both rows on the thumb's side.
  scaphoid: carve(
    0.2,
    blend(
      0.55,
      ellipsoid([1.2, 0.78, -0.05], [0.78, 0.6, 0.62]),
      ellipsoid([2.05, 1.4, 0.3], [0.55, 0.6, 0.55]),
    ),
    sphere([0.5, 1.72, -0.05], 0.82),
  ),
  // A crescent that cups the capitate.
  lunate: carve(0.18, ellipsoid([-0.18, 0.68, 0], [0.72, 0.66, 0.74]), sphere([0.25, 1.66, -0.05], 0.8)),
  triquetrum: blend(
    0.4,
    ellipsoid([-1.42, 1.05, -0.15], [0.62, 0.62, 0.52]),
    roundCone([-1.3, 0.9, -0.15], [-1.85, 1.35, -0.15], 0.42, 0.32),
  ),
  pisiform: ellipsoid([-1.68, 0.92, 0.62], [0.42, 0.52, 0.4]),
  // A saddle for the thumb, with a ridge on the palm.
  trapezium: carve(
    0.2,
    blend(
      0.25,
      move([2.45, 2.2, 0.4], turn('z', -38, box([0, 0, 0], [0.68, 0.52, 0.52], 0.3))),
      roundCone([2.3, 1.85, 0.85], [2.5, 2.4, 0.9], 0.24, 0.2),
    ),
    move([3.05, 2.95, 0.55], turn('z', -38, ellipsoid([0, 0, 0], [0.5, 0.42, 1.2]))),
  ),
  trapezoid: blend(
    0.2,
    box([1.5, 2.42, -0.12], [0.46, 0.52, 0.52], 0.36),
    ellipsoid([1.5, 2.2, -0.3], [0.45, 0.5, 0.4]),
  ),
  // The largest: a round head in the hollow of the row above the forearm, and a square body.
  capitate: blend(0.35, sphere([0.3, 1.62, -0.05], 0.62), box([0.42, 2.5, -0.08], [0.58, 0.74, 0.6], 0.46)),
  // A wedge with its hook towards the palm.
  hamate: blend(
    0.35,
    ellipsoid([-0.85, 2.62, -0.1], [0.72, 0.56, 0.58]),
    roundCone([-0.75, 2.4, -0.08], [-0.45, 1.7, -0.1], 0.52, 0.28),
    roundCone([-0.98, 2.35, 0.3], [-0.88, 2.45, 0.95], 0.3, 0.24),
  ),
});
