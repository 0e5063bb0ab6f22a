// Shadows, crevices and skin change softly. They are measured at every second pixel of every second row, and the
// pixels between take what their neighbours on the same surface have, unless those disagree.
import { toScreen } from '#studio/render/light/colour.ts';
import { type Light } from '#studio/render/light/light.ts';
import {
  CHANNELS,
  DEPTH,
  LIT,
  OPEN,
  PART,
  VEIL_DEPTH,
  VEIL_ENTERED,
  VEIL_LIT,
  VEIL_RIM,
  type Frame,
} from './pixels.ts';
import { type Hit } from '#studio/render/geometry/ray.ts';
import { type Veil } from '#studio/render/light/skin.ts';
import { type tracerOf } from './tracer.ts';

const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const NOWHERE = 1e4;
const RIMS_AGREE = 0.015;
const DEPTHS_AGREE = 0.4;

export function latticeOf(
  { width, height, pixels }: Frame,
  tracer: ReturnType<typeof tracerOf>,
  sameDepth: number,
) {
  const offset = (x: number, y: number) => (y * width + x) * CHANNELS;
  const exists = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height;
  const depthOf = (hit: Hit) => (hit.part < 0 ? NOWHERE : hit.t);
  /** The measured neighbours of the pixel in hand. */
  const neighbours: number[] = [];

  const onSameSurface = (o: number, hit: Hit) =>
    pixels[o + PART] === hit.part && Math.abs(pixels[o + DEPTH]! - depthOf(hit)) <= sameDepth;

  const average = (channel: number) =>
    neighbours.reduce((sum, o) => sum + pixels[o + channel]!, 0) / neighbours.length;

  const spread = (channel: number) => {
    const values = neighbours.map((o) => pixels[o + channel]!);
    return Math.max(...values) - Math.min(...values);
  };

  function averageLight(hit: Hit, light: Light) {
    if (hit.part < 0) return;
    if (neighbours.length === 0) {
      tracer.measureLight(hit, light);
      return;
    }
    light.lit = average(LIT);
    light.open = average(OPEN);
  }

  function averageVeil(veil: Veil) {
    veil.depth = average(VEIL_DEPTH);
    veil.rim = average(VEIL_RIM);
    veil.lit = average(VEIL_LIT);
    veil.entered = pixels[neighbours[0]! + VEIL_ENTERED]!;
  }

  function keepVeil(o: number, veil: Veil) {
    pixels[o + VEIL_DEPTH] = veil.depth;
    pixels[o + VEIL_RIM] = veil.rim;
    pixels[o + VEIL_LIT] = veil.lit;
    pixels[o + VEIL_ENTERED] = veil.entered;
  }

  const veilsAgree = () =>
    spread(VEIL_ENTERED) === 0 && spread(VEIL_RIM) < RIMS_AGREE && spread(VEIL_DEPTH) < DEPTHS_AGREE;

  /** The measured pixels round a pixel, as far as the band reaches; how many there could be. */
  function findNeighbours(x: number, y: number, top: number, bottom: number, hit: Hit) {
    neighbours.length = 0;
    let possible = 0;
    for (let v = y & ~1; v <= y + (y & 1); v += 2) {
      for (let u = x & ~1; u <= x + (x & 1); u += 2) {
        possible += 1;
        if (v < top || v >= bottom || !exists(u, v)) continue;
        const o = offset(u, v);
        if (onSameSurface(o, hit)) neighbours.push(o);
      }
    }
    return possible;
  }

  return {
    /** Writes down what was met. */
    keepHit(x: number, y: number, hit: Hit) {
      const o = offset(x, y);
      pixels[o + PART] = hit.part;
      pixels[o + DEPTH] = depthOf(hit);
    },

    /** Measures at a pixel of the lattice. The tracer must just have looked through it. */
    measure(x: number, y: number, hit: Hit, veil: Veil, light: Light) {
      const o = offset(x, y);
      tracer.measureVeil(hit, veil);
      keepVeil(o, veil);
      if (hit.part < 0) return;
      tracer.measureLight(hit, light);
      pixels[o + LIT] = light.lit;
      pixels[o + OPEN] = light.open;
    },

    /** Light and veil of any pixel of a band. */
    fill(x: number, y: number, top: number, bottom: number, hit: Hit, veil: Veil, light: Light) {
      const o = offset(x, y);
      if (x % 2 === 0 && y % 2 === 0) {
        light.lit = pixels[o + LIT]!;
        light.open = pixels[o + OPEN]!;
        return;
      }
      const possible = findNeighbours(x, y, top, bottom, hit);
      averageLight(hit, light);
      // Finer samples take from any pixel later.
      pixels[o + LIT] = light.lit;
      pixels[o + OPEN] = light.open;
      if (neighbours.length === possible && veilsAgree()) {
        averageVeil(veil);
      } else {
        tracer.aimAt(x + 0.5, y + 0.5);
        tracer.measureVeil(hit, veil);
      }
      keepVeil(o, veil);
    },

    /** Light and veil for a finer sample of a pixel, from that pixel and those around it. */
    estimate(x: number, y: number, hit: Hit, veil: Veil, light: Light) {
      neighbours.length = 0;
      if (onSameSurface(offset(x, y), hit)) neighbours.push(offset(x, y));
      for (const [ax, ay] of AROUND) {
        if (!exists(x + ax, y + ay)) continue;
        const o = offset(x + ax, y + ay);
        if (onSameSurface(o, hit)) neighbours.push(o);
      }
      averageLight(hit, light);
      // Where nothing but skin is met, its own edge is what needs finer samples.
      if (hit.part >= 0 && neighbours.length > 0) averageVeil(veil);
      else tracer.measureVeil(hit, veil);
    },

    /** Whether a pixel differs so much from a neighbour that it needs finer samples. */
    onEdge(x: number, y: number) {
      const o = offset(x, y);
      return AROUND.some(([ax, ay]) => {
        if (!exists(x + ax, y + ay)) return false;
        const q = offset(x + ax, y + ay);
        return (
          pixels[o + PART] !== pixels[q + PART] ||
          Math.abs(pixels[o + 3]! - pixels[q + 3]!) > 0.04 ||
          Math.abs(pixels[o + DEPTH]! - pixels[q + DEPTH]!) > sameDepth ||
          Math.abs(toScreen(pixels[o]!) - toScreen(pixels[q]!)) > 0.045
        );
      });
    },
  };
}
