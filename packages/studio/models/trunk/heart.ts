// The heart of the standing figure, behind the breastbone and to its left, with the two great arteries.
import { part, type Part } from '#studio/models/part.ts';
import { blend, carve, ellipsoid, roughen, roundCone, tube } from '#studio/shapes/index.ts';

export function heart(): Part[] {
  const groove = tube(0.22, [1.2, 45, 6.4], [3.1, 41.6, 8.3], [5.2, 38, 8]);
  const muscle = blend(
    1.4,
    roundCone([1.4, 41.6, 3.6], [6, 37, 5.4], 4.1, 1.7),
    ellipsoid([1, 38.6, 4.8], [3.6, 2.4, 2.6]),
    ellipsoid([-2.2, 41.4, 3], [2.5, 3.3, 2.6]),
  );
  return [
    part('heart', 'vessel', roughen(0.05, 1.2, carve(0.3, muscle, groove))),
    part(
      'lung artery',
      'organ',
      tube([1.35, 1.3, 1.2, 1], [1.6, 43.4, 5], [1.9, 46, 4.4], [2.6, 47.8, 2.6], [4.4, 48, 0.6]),
    ),
    part(
      'aorta',
      'vessel',
      tube(
        [1.4, 1.4, 1.35, 1.25, 1.2],
        [-0.3, 43.4, 3.8],
        [-1, 47, 3.6],
        [-0.2, 50, 2.2],
        [1.4, 50.4, -0.6],
        [1.6, 46, -2.8],
      ),
    ),
  ];
}
