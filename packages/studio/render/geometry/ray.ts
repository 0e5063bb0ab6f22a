// One line of sight, and what is met along it. Both are used again for every pixel: millions of small objects would
// cost more than the geometry.
import { type Bounds } from '#studio/shapes/solid.ts';
import { type Scene } from '#studio/scenes/scene.ts';
import { cameraFor } from './camera.ts';

export interface Ray {
  ox: number;
  oy: number;
  oz: number;
  dx: number;
  dy: number;
  dz: number;
  /** The size of a pixel at a distance of one. */
  pixel: number;
  /** No scene begins before, or goes on beyond. */
  from: number;
  to: number;
}

export interface Hit {
  /** The part met, or -1. */
  part: number;
  t: number;
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  /** How closely an edge was passed before, in pixels. */
  grazed: number;
}

export const noHit = (): Hit => ({ part: -1, t: 0, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, grazed: 1e9 });

/** Sets a ray through a point of the picture. */
export function raysOf({ view }: Scene, width: number, height: number) {
  const { eye, forward: f, right: r, up: u, half } = cameraFor(view);
  const pixel = (2 * half) / height;
  const ray: Ray = {
    ox: eye[0],
    oy: eye[1],
    oz: eye[2],
    dx: 0,
    dy: 0,
    dz: 0,
    pixel,
    from: view.distance * 0.35,
    to: view.distance * 1.9,
  };
  const aim = (sx: number, sy: number) => {
    const a = (sx - width / 2) * pixel;
    const b = (height / 2 - sy) * pixel;
    const dx = f[0] + r[0] * a + u[0] * b;
    const dy = f[1] + r[1] * a + u[1] * b;
    const dz = f[2] + r[2] * a + u[2] * b;
    const k = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    ray.dx = dx * k;
    ray.dy = dy * k;
    ray.dz = dz * k;
  };
  return { ray, aim };
}

export interface Span {
  from: number;
  to: number;
}

/** The stretch of the ray inside a box; empty when `to` is not beyond `from`. */
export function crossing(ray: Ray, { low, high }: Bounds, margin: number, span: Span) {
  span.from = ray.from;
  span.to = ray.to;
  narrow(span, low[0] - margin - ray.ox, high[0] + margin - ray.ox, ray.dx);
  narrow(span, low[1] - margin - ray.oy, high[1] + margin - ray.oy, ray.dy);
  narrow(span, low[2] - margin - ray.oz, high[2] + margin - ray.oz, ray.dz);
}

function narrow(span: Span, low: number, high: number, direction: number) {
  const inverse = 1 / (direction || 1e-9);
  const a = low * inverse;
  const b = high * inverse;
  span.from = Math.max(span.from, Math.min(a, b));
  span.to = Math.min(span.to, Math.max(a, b));
}
