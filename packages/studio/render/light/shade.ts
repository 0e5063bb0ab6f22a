// The colour of a point on a surface.
import { materials } from '#studio/models/materials.ts';
import { type Scene } from '#studio/scenes/scene.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { cameraFor, fromViewer } from '#studio/render/geometry/camera.ts';
import { linear, ramp } from './colour.ts';
import { type Light } from './light.ts';
import { noise } from './noise.ts';
import { type Hit, type Ray } from '#studio/render/geometry/ray.ts';

export interface Paint {
  r: number;
  g: number;
  b: number;
}

export const INK = linear('#1b3147');
const EMBER = [0.75, 0.55, 0.42] as const;
const PAIN = linear('#e2412a');
const PAIN_HOT = linear('#ff7a45');
const SHINY = 0.6;

const ramps = new Map(Object.entries(materials).map(([name, { tones }]) => [name, ramp(tones)]));

const dotNormal = (hit: Hit, [x, y, z]: Vec) => hit.nx * x + hit.ny * y + hit.nz * z;

export function mixInto(paint: Paint, [r, g, b]: readonly [number, number, number], share: number) {
  paint.r += (r - paint.r) * share;
  paint.g += (g - paint.g) * share;
  paint.b += (b - paint.b) * share;
}

/** Tilts the normal by a fine grain. */
function grainOf(scale: number) {
  const at = (x: number, y: number, z: number) =>
    (noise(x * 2.6 * scale, y * 1.7 * scale, z * 2.6 * scale) * 0.45 +
      noise(x * 8 * scale, y * 5 * scale, z * 8 * scale) * 0.36 +
      noise(x * 21 * scale, y * 21 * scale, z * 21 * scale) * 0.13) /
    scale;
  const step = 0.05;
  return (hit: Hit, strength: number) => {
    const { x, y, z } = hit;
    const here = at(x, y, z);
    const gx = at(x + step, y, z) - here;
    const gy = at(x, y + step, z) - here;
    const gz = at(x, y, z + step) - here;
    const along = gx * hit.nx + gy * hit.ny + gz * hit.nz;
    const nx = hit.nx - ((gx - along * hit.nx) / step) * strength;
    const ny = hit.ny - ((gy - along * hit.ny) / step) * strength;
    const nz = hit.nz - ((gz - along * hit.nz) / step) * strength;
    const k = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
    hit.nx = nx * k;
    hit.ny = ny * k;
    hit.nz = nz * k;
  };
}

export function shaderOf(scene: Scene) {
  const camera = cameraFor(scene.view);
  const key = fromViewer(camera, scene.key);
  const fill = fromViewer(camera, [0.8, 0.1, 0.5]);
  const back = fromViewer(camera, [0.55, 0.35, -0.8]);
  const sky = fromViewer(camera, [-0.15, 1, 0.1]);
  const surfaces = scene.parts.map(({ material }) => ({
    ...materials[material],
    ramp: ramps.get(material)!,
  }));
  const tilt = grainOf(scene.texture.scale);
  const night = scene.light === 'night';

  function brightness(hit: Hit, light: Light, facing: number) {
    const wrap = Math.max(0, (dotNormal(hit, key) + 0.28) / 1.28);
    const ambient = 0.5 + 0.5 * dotNormal(hit, sky);
    const soft = Math.max(0, dotNormal(hit, fill));
    const speckle =
      noise(hit.x * 3.1, hit.y * 3.1, hit.z * 3.1) * 0.5 + noise(hit.x * 9.3, hit.y * 9.3, hit.z * 9.3) * 0.3;
    const direct = 0.62 * wrap * (0.2 + 0.8 * light.lit);
    const around = (0.33 * ambient + 0.2 * soft) * (0.3 + 0.7 * light.open);
    const lit = (direct + around) * (0.68 + 0.32 * light.open) + (speckle - 0.4) * 0.045;
    const rim = (1 - facing) ** 3 * Math.max(0, dotNormal(hit, back)) * (night ? 0.55 : 0.22);
    return Math.min(1, Math.max(0, lit * 1.2 + 0.02 + rim));
  }

  function shine(hit: Hit, ray: Ray, strength: number) {
    const hx = key[0] - ray.dx;
    const hy = key[1] - ray.dy;
    const hz = key[2] - ray.dz;
    const along = (hit.nx * hx + hit.ny * hy + hit.nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz);
    return Math.max(0, along) ** (strength > SHINY ? 60 : 26) * strength;
  }

  /** Pain is a glow in the tissue itself. */
  function inflame(hit: Hit, bright: number, paint: Paint) {
    for (const { at, radius, strength } of scene.pain) {
      const x = hit.x - at[0];
      const y = hit.y - at[1];
      const z = hit.z - at[2];
      const q = (x * x + y * y + z * z) / (radius * radius);
      if (q >= 9) continue;
      const heat = strength * Math.exp(-q * 0.9);
      const hotter = Math.min(1, heat * bright * 1.2);
      const level = 0.25 + 0.95 * bright;
      const tone = (c: 0 | 1 | 2) => (PAIN[c] + (PAIN_HOT[c] - PAIN[c]) * hotter) * level;
      mixInto(paint, [tone(0) + 0.1 * heat, tone(1), tone(2)], Math.min(0.96, heat * 1.25));
    }
  }

  return (hit: Hit, light: Light, ray: Ray, paint: Paint) => {
    const surface = surfaces[hit.part]!;
    if (surface.grain > 0 && scene.texture.amount > 0) tilt(hit, surface.grain * scene.texture.amount);
    const facing = Math.max(0, -(hit.nx * ray.dx + hit.ny * ray.dy + hit.nz * ray.dz));
    const bright = brightness(hit, light, facing);
    const tone = ((bright * 256) | 0) * 3;
    const gloss = shine(hit, ray, surface.shine) * light.lit;
    paint.r = surface.ramp[tone]! + gloss;
    paint.g = surface.ramp[tone + 1]! + gloss;
    paint.b = surface.ramp[tone + 2]! + gloss;
    const edge = (1 - facing - 0.6) / 0.4;
    if (edge > 0) mixInto(paint, night ? EMBER : INK, edge * edge * scene.ink * (night ? 0.3 : 1));
    inflame(hit, bright, paint);
  };
}
