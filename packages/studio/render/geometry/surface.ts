// Finds the first surface along a ray.
import { type Distance, type Field } from './field.ts';
import { crossing, type Hit, type Ray, type Span } from './ray.ts';

const MOST_STEPS = 160;

/** The direction in which a distance grows fastest, by four measurements at the corners of a tetrahedron. */
export function normalAt(distance: Distance, e: number, hit: Hit) {
  const { x, y, z } = hit;
  const a = distance(x + e, y - e, z - e);
  const b = distance(x - e, y - e, z + e);
  const c = distance(x - e, y + e, z - e);
  const d = distance(x + e, y + e, z + e);
  const nx = a - b - c + d;
  const ny = -a - b + c + d;
  const nz = -a + b - c + d;
  const k = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-12);
  hit.nx = nx * k;
  hit.ny = ny * k;
  hit.nz = nz * k;
}

export function surfaceOf({ distance, nearest, bounds }: Field) {
  const span: Span = { from: 0, to: 0 };

  function march(ray: Ray, hit: Hit) {
    const { ox, oy, oz, dx, dy, dz, pixel } = ray;
    let t = span.from;
    let before = 1e9;
    for (let i = 0; i < MOST_STEPS; i += 1) {
      const d = distance(ox + dx * t, oy + dy * t, oz + dz * t);
      if (d < pixel * t * 0.35) {
        hit.part = nearest();
        break;
      }
      if (d > before) hit.grazed = Math.min(hit.grazed, before / (pixel * t));
      before = d;
      t += d * 0.88;
      if (t > span.to) break;
    }
    return t;
  }

  function settle(ray: Ray, hit: Hit, from: number) {
    const { ox, oy, oz, dx, dy, dz, pixel } = ray;
    let t = from;
    for (let k = 0; k < 3; k += 1) t += distance(ox + dx * t, oy + dy * t, oz + dz * t) * 0.9;
    hit.t = t;
    hit.x = ox + dx * t;
    hit.y = oy + dy * t;
    hit.z = oz + dz * t;
    normalAt(distance, Math.max(0.012, pixel * t * 0.6), hit);
  }

  return (ray: Ray, hit: Hit) => {
    hit.part = -1;
    hit.grazed = 1e9;
    crossing(ray, bounds, 0.1, span);
    if (span.from >= span.to) return;
    const t = march(ray, hit);
    if (hit.part >= 0) settle(ray, hit, t);
  };
}
