// How much light a point gets: a soft shadow of the one key light, and how open the point lies (crevices are dark).
// Ghosts throw no shadow: they are there as context only.
import { type Vec } from '#studio/shapes/vectors.ts';
import { type Distance } from '#studio/render/geometry/field.ts';
import { hash } from './noise.ts';
import { type Hit } from '#studio/render/geometry/ray.ts';

export interface Light {
  /** 1 is fully lit. */
  lit: number;
  /** 1 is fully open. */
  open: number;
}

const FARTHEST_SHADOW = 9;
const MOST_STEPS = 46;
const CREVICE_STEPS = 5;

export function lightOf(distance: Distance, [kx, ky, kz]: Vec, crevices: number) {
  function shadow({ x, y, z, nx, ny, nz }: Hit) {
    if (nx * kx + ny * ky + nz * kz <= -0.25) return 1;
    const jitter = hash((x * 977) | 0, (y * 983) | 0, (z * 991) | 0);
    let t = 0.14 + 0.05 * jitter;
    let lit = 1;
    for (let i = 0; i < MOST_STEPS && t <= FARTHEST_SHADOW; i += 1) {
      const d = distance(x + nx * 0.1 + kx * t, y + ny * 0.1 + ky * t, z + nz * 0.1 + kz * t);
      lit = Math.min(lit, 0.5 + (2.6 * d) / t);
      if (lit <= 0) return 0;
      t += Math.max(0.07, Math.min(0.45, Math.abs(d) * 0.7)) * (0.92 + 0.16 * jitter);
    }
    return lit * lit * (3 - 2 * lit);
  }

  function openness({ x, y, z, nx, ny, nz }: Hit) {
    let sum = 0;
    let weight = 1;
    let weights = 0;
    for (let i = 1; i <= CREVICE_STEPS; i += 1) {
      const h = (crevices * i * i) / 25 + 0.03;
      const d = distance(x + nx * h, y + ny * h, z + nz * h);
      sum += weight * Math.min(1, Math.max(0, d / h));
      weights += weight;
      weight *= 0.82;
    }
    return sum / weights;
  }

  return (hit: Hit, light: Light) => {
    light.lit = shadow(hit);
    light.open = openness(hit);
  };
}
