// Renders the rows of a picture, band by band, into memory that several workers share. Shadows and crevices are soft,
// so they are measured at every second pixel of every second row and shared with the neighbours on the same part.
import { type Scene } from '../scene.ts';
import { toScreen } from './colour.ts';
import { type Light } from './light.ts';
import { type Hit } from './ray.ts';
import { tracerOf, type Sample } from './tracer.ts';

export const BAND = 16;
/** For each pixel: red, green, blue, cover, glow, part, depth, light, openness. */
export const CHANNELS = 9;
const [GLOW, PART, DEPTH, LIT, OPEN] = [4, 5, 6, 7, 8] as const;
const SAMPLES = [
  [0.2, 0.35],
  [0.65, 0.1],
  [0.9, 0.6],
  [0.4, 0.85],
] as const;
const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

export interface Frame {
  width: number;
  height: number;
  pixels: Float32Array;
}

/** What a worker is started with. */
export interface Task {
  name: string;
  frame: Frame;
}

/** What it is then told to do. */
export interface Order {
  work: 'paint' | 'refine';
  band: number;
}

export const emptyFrame = (width: number, height: number): Frame => ({
  width,
  height,
  pixels: new Float32Array(new SharedArrayBuffer(width * height * CHANNELS * 4)),
});

export const bandsOf = (height: number) => Math.ceil(height / BAND);

export function painterOf(scene: Scene, { width, height, pixels }: Frame) {
  const tracer = tracerOf(scene, width, height);
  const sameDepth = scene.view.distance * 0.006;
  const hits: Hit[] = Array.from({ length: width * BAND }, tracer.newHit);
  const spare = tracer.newHit();
  const light: Light = { lit: 1, open: 1 };
  const sample: Sample = { r: 0, g: 0, b: 0, a: 0, glow: 0 };
  const offset = (x: number, y: number) => (y * width + x) * CHANNELS;

  /** Adds the light measured at a pixel, if it lies on the same surface; says whether it did. */
  function borrow(x: number, y: number, hit: Hit) {
    if (x < 0 || y < 0 || x >= width || y >= height) return 0;
    const o = offset(x, y);
    if (pixels[o + PART] !== hit.part || Math.abs(pixels[o + DEPTH]! - hit.t) > sameDepth) return 0;
    light.lit += pixels[o + LIT]!;
    light.open += pixels[o + OPEN]!;
    return 1;
  }

  function settle(hit: Hit, lenders: number) {
    if (lenders === 0) {
      tracer.measureLight(hit, light);
      return;
    }
    light.lit /= lenders;
    light.open /= lenders;
  }

  /** Light for a pixel between measured ones. */
  function sharedLight(x: number, y: number, top: number, bottom: number, hit: Hit) {
    light.lit = light.open = 0;
    let lenders = 0;
    for (let v = y & ~1; v <= y + (y & 1); v += 2) {
      if (v < top || v >= bottom) continue;
      for (let u = x & ~1; u <= x + (x & 1); u += 2) lenders += borrow(u, v, hit);
    }
    settle(hit, lenders);
  }

  function lookAtBand(top: number, bottom: number) {
    for (let y = top; y < bottom; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const hit = hits[(y - top) * width + x]!;
        const o = offset(x, y);
        tracer.look(x + 0.5, y + 0.5, hit);
        pixels[o + PART] = hit.part;
        pixels[o + DEPTH] = hit.part < 0 ? 1e4 : hit.t;
        if (hit.part >= 0 && x % 2 === 0 && y % 2 === 0) {
          tracer.measureLight(hit, light);
          pixels[o + LIT] = light.lit;
          pixels[o + OPEN] = light.open;
        }
      }
    }
  }

  function paintBand(band: number) {
    const top = band * BAND;
    const bottom = Math.min(height, top + BAND);
    lookAtBand(top, bottom);
    for (let y = top; y < bottom; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const hit = hits[(y - top) * width + x]!;
        const o = offset(x, y);
        if (hit.part >= 0) {
          if (x % 2 === 0 && y % 2 === 0) {
            light.lit = pixels[o + LIT]!;
            light.open = pixels[o + OPEN]!;
          } else {
            sharedLight(x, y, top, bottom, hit);
          }
          // Pixels between the measured ones lend their light to the finer samples later.
          pixels[o + LIT] = light.lit;
          pixels[o + OPEN] = light.open;
        }
        tracer.colour(x + 0.5, y + 0.5, hit, light, sample);
        pixels[o] = sample.r;
        pixels[o + 1] = sample.g;
        pixels[o + 2] = sample.b;
        pixels[o + 3] = sample.a;
        pixels[o + GLOW] = sample.glow;
      }
    }
  }

  function onEdge(x: number, y: number) {
    const o = offset(x, y);
    return AROUND.some(([ax, ay]) => {
      const u = x + ax;
      const v = y + ay;
      if (u < 0 || v < 0 || u >= width || v >= height) return false;
      const q = offset(u, v);
      return (
        pixels[o + PART] !== pixels[q + PART] ||
        Math.abs(pixels[o + 3]! - pixels[q + 3]!) > 0.04 ||
        Math.abs(pixels[o + DEPTH]! - pixels[q + DEPTH]!) > sameDepth ||
        Math.abs(toScreen(pixels[o]!) - toScreen(pixels[q]!)) > 0.045
      );
    });
  }

  function refined(x: number, y: number) {
    const o = offset(x, y);
    let [r, g, b, a, glow] = [pixels[o]!, pixels[o + 1]!, pixels[o + 2]!, pixels[o + 3]!, pixels[o + GLOW]!];
    for (const [jx, jy] of SAMPLES) {
      tracer.look(x + jx, y + jy, spare);
      if (spare.part >= 0) {
        light.lit = light.open = 0;
        let lenders = borrow(x, y, spare);
        for (const [ax, ay] of AROUND) lenders += borrow(x + ax, y + ay, spare);
        settle(spare, lenders);
      }
      tracer.colour(x + jx, y + jy, spare, light, sample);
      r += sample.r;
      g += sample.g;
      b += sample.b;
      a += sample.a;
      glow += sample.glow;
    }
    const n = SAMPLES.length + 1;
    return [o, r / n, g / n, b / n, a / n, glow / n];
  }

  /** Finer colours for the edges of a band: offset and five channels, one after the other. */
  function refineBand(band: number): Float64Array {
    const out: number[] = [];
    const bottom = Math.min(height, (band + 1) * BAND);
    for (let y = band * BAND; y < bottom; y += 1) {
      for (let x = 0; x < width; x += 1) {
        if (onEdge(x, y)) out.push(...refined(x, y));
      }
    }
    return Float64Array.from(out);
  }

  return { paintBand, refineBand };
}

export function keepRefined({ pixels }: Frame, refined: Float64Array) {
  for (let i = 0; i < refined.length; i += 6) {
    const o = refined[i]!;
    for (let k = 0; k < 5; k += 1) pixels[o + k] = refined[i + 1 + k]!;
  }
}
