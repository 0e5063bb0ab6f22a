// What lies in front of the neck's spine, on the standing figure.
import {
  blend,
  carve,
  ellipsoid,
  mirrored,
  move,
  roundCone,
  torus,
  tube,
  turn,
  type Solid,
} from '#studio/shapes/index.ts';
import { part, type Part } from '#studio/models/part.ts';

function windpipe(): Solid {
  const wall = tube(0.95, [0, 62.4, 2.3], [0, 58.5, 1.9], [0, 54.5, 1], [0, 50, -0.2]);
  const rings = Array.from({ length: 13 }, (_, i) => {
    const down = i * 0.92;
    return move(
      [0, 61.6 - down, 2.2 - 0.008 * down ** 2 - 0.06 * down],
      turn('x', 8, torus([0, 0, 0], 0.86, 0.22)),
    );
  });
  return blend(0.18, wall, ...rings);
}

function voiceBox(): Solid {
  // The shield cartilage: a tube that narrows to a keel in front, open behind.
  const shield = blend(
    0.8,
    ellipsoid([0, 64.2, 1.7], [1.75, 1.35, 1.5]),
    ellipsoid([0, 64.5, 2.5], [0.75, 1.1, 1.1]),
  );
  const horns = mirrored(roundCone([1.45, 64.8, 0.9], [1.55, 66.2, 0.7], 0.26, 0.16));
  const cricoid = move([0, 62.7, 2.1], turn('x', 8, torus([0, 0, 0], 0.95, 0.36)));
  const notch = ellipsoid([0, 65.5, 3.6], [0.35, 0.6, 0.6]);
  const inside = ellipsoid([0, 64.6, 1.2], [1.3, 2.4, 1.5]);
  return blend(0.3, carve(0.2, shield, notch, inside), horns, cricoid);
}

export const airPassage = (): Part[] => [
  part('windpipe', 'ghost', windpipe(), { opacity: 0.7 }),
  part('voice box', 'ghost', voiceBox(), { opacity: 0.7 }),
];

/** The left artery of the neck, up to its fork below the jaw. */
export function carotid(): Part[] {
  const artery = blend(
    0.35,
    tube(
      [0.34, 0.34, 0.34, 0.36, 0.5],
      [1.5, 47, -0.2],
      [2.2, 54, 0.8],
      [2.45, 59, 1.5],
      [2.55, 63, 1.7],
      [2.75, 65.4, 1.5],
    ), // common
    tube([0.4, 0.36, 0.3, 0.28], [2.75, 65.2, 1.5], [3.1, 66.8, 0.9], [2.9, 69, 0.3], [2.7, 72, 0.1]), // inner
    tube([0.34, 0.28, 0.24, 0.2], [2.75, 65.2, 1.5], [2.75, 66.8, 2.2], [3.2, 69, 2.2], [3.6, 72, 1.4]), // outer
  );
  return [part('carotid', 'vessel', artery)];
}
