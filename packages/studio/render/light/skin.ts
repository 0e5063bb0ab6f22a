// Skin is glass: a faint tint that grows with the way through the body, and a thin terracotta rim where it is seen
// edge on.
import { type Scene } from '#studio/scenes/scene.ts';
import { type Vec } from '#studio/shapes/vectors.ts';
import { cameraFor, fromViewer } from '#studio/render/geometry/camera.ts';
import { linear } from './colour.ts';
import { distanceTo } from '#studio/render/geometry/field.ts';
import { crossing, noHit, type Ray, type Span } from '#studio/render/geometry/ray.ts';
import { normalAt } from '#studio/render/geometry/surface.ts';

export interface Veil {
  /** Centimetres inside the body. */
  depth: number;
  rim: number;
  lit: number;
  /** 1 when the body was entered at all. */
  entered: number;
}

/** A colour with its share of cover, already multiplied. */
export interface Layer {
  r: number;
  g: number;
  b: number;
  a: number;
}

const MOST_STEPS = 420;
const THICKEST_RIM = 0.72;
const FAR = 1e9;
/** The state of a walk along one ray. */
const start = { t: 0, inside: false, entry: 0, lastInside: 0, notBefore: -1, grazed: FAR, before: FAR };

const day = { surface: linear('#f6c39b'), deep: linear('#cf8a62'), rim: [0.5, 0.2, 0.105] as Vec };
const night = { surface: linear('#e7a570'), deep: linear('#33405a'), rim: [0.95, 0.62, 0.42] as Vec };

export const cover = (layer: Layer, [r, g, b]: Vec, share: number) => {
  layer.r = layer.r * (1 - share) + r * share;
  layer.g = layer.g * (1 - share) + g * share;
  layer.b = layer.b * (1 - share) + b * share;
  layer.a = layer.a * (1 - share) + share;
};

/** Walks through the body and notes what the skin adds. */
function walkerOf(skin: NonNullable<Scene['skin']>, key: Vec, contour: number, dark: boolean) {
  const distance = distanceTo(skin.solid);
  const span: Span = { from: 0, to: 0 };
  const surfaceHit = noHit();
  const walk = { ...start };

  function enter(ray: Ray, t: number, veil: Veil) {
    surfaceHit.x = ray.ox + ray.dx * t;
    surfaceHit.y = ray.oy + ray.dy * t;
    surfaceHit.z = ray.oz + ray.dz * t;
    normalAt(distance, 0.12, surfaceHit);
    const facing = Math.abs(surfaceHit.nx * ray.dx + surfaceHit.ny * ray.dy + surfaceHit.nz * ray.dz);
    const edge = 1 - Math.min(1, facing);
    const rim = edge ** 3.2 * 0.85 + edge ** 1.5 * 0.28;
    const again = veil.entered === 1;
    veil.rim += (1 - veil.rim) * rim * skin.rim * (again ? 0.6 : 1);
    const lit = Math.max(0, surfaceHit.nx * key[0] + surfaceHit.ny * key[1] + surfaceHit.nz * key[2]);
    veil.lit = Math.max(veil.lit, lit * (again ? 0.5 : 1));
    veil.entered = 1;
  }

  const depthAt = (ray: Ray, t: number) =>
    distance(ray.ox + ray.dx * t, ray.oy + ray.dy * t, ray.oz + ray.dz * t);

  /** Where the ray leaves the body between two points of it. */
  function exitBetween(ray: Ray, inside: number, outside: number) {
    let low = inside;
    let high = outside;
    for (let k = 0; k < 6; k += 1) {
      const half = (low + high) / 2;
      if (depthAt(ray, half) > 0) high = half;
      else low = half;
    }
    return high;
  }

  function stepInside(ray: Ray, d: number, veil: Veil) {
    if (d > 0.01 && walk.t > walk.entry + 0.2) {
      const exit = exitBetween(ray, walk.lastInside, walk.t);
      veil.depth += exit - walk.entry;
      walk.inside = false;
      walk.t = exit + 0.12;
      walk.notBefore = walk.t + 0.1;
      return;
    }
    walk.lastInside = walk.t;
    walk.t += Math.max(0.14, Math.abs(d) * 0.9);
  }

  function stepOutside(ray: Ray, d: number, veil: Veil) {
    if (d > walk.before && walk.before < 1.2) {
      walk.grazed = Math.min(walk.grazed, walk.before / (ray.pixel * walk.t));
    }
    walk.before = d;
    if (d >= 0.01 || walk.t <= walk.notBefore) {
      walk.t += Math.max(0.03, Math.abs(d) * 0.85);
      return;
    }
    walk.inside = true;
    walk.before = FAR;
    walk.lastInside = walk.t;
    for (let k = 0; k < 3; k += 1) walk.t += depthAt(ray, walk.t) * 0.8;
    walk.entry = walk.t;
    enter(ray, walk.t, veil);
    walk.t += 0.05;
  }

  return (ray: Ray, until: number, veil: Veil) => {
    crossing(ray, skin.solid.bounds, 0.3, span);
    const end = Math.min(until, span.to);
    Object.assign(walk, start, { t: span.from });
    for (let step = 0; step < MOST_STEPS && walk.t < end; step += 1) {
      const d = depthAt(ray, walk.t);
      if (walk.inside) stepInside(ray, d, veil);
      else stepOutside(ray, d, veil);
    }
    if (walk.inside) veil.depth += Math.max(0, Math.min(walk.t, end) - walk.entry);
    const graze = 1 - walk.grazed / contour;
    if (graze > 0) veil.rim += (1 - veil.rim) * graze * (dark ? 0.55 : 0.6);
    veil.rim = Math.min(veil.rim, THICKEST_RIM);
  };
}

export const noVeil = (): Veil => ({ depth: 0, rim: 0, lit: 0, entered: 0 });

/** What skin does to a line of sight, and how that colours what lies behind. Without skin, nothing. */
export function skinOf(scene: Scene, lineScale: number) {
  const { skin } = scene;
  const dark = scene.light === 'night';
  const tones = dark ? night : day;
  const key = fromViewer(cameraFor(scene.view), scene.key);
  const walk = skin && walkerOf(skin, key, 1.7 * lineScale, dark);

  return {
    measure(ray: Ray, until: number, veil: Veil) {
      veil.depth = veil.rim = veil.lit = veil.entered = 0;
      walk?.(ray, until, veil);
    },
    apply(veil: Veil, throughSkin: number, layer: Layer) {
      if (!skin || (veil.depth <= 0 && veil.rim <= 0)) return;
      const seen = 1 - throughSkin;
      const clear = Math.exp(-skin.density * veil.depth);
      const tint = Math.min(0.97, 1 - clear + veil.entered * skin.base * clear) * seen;
      const k = dark ? 0.12 + 0.95 * veil.lit : 0.42 + 0.62 * veil.lit;
      const tone = (c: 0 | 1 | 2) => tones.deep[c] + (tones.surface[c] - tones.deep[c]) * k;
      cover(layer, [tone(0), tone(1), tone(2)], tint);
      cover(layer, tones.rim, veil.rim * (seen * 0.5 + 0.5));
    },
  };
}
