// Renders the rows of a picture, band by band, into memory that several workers share.
import { type Scene } from '#studio/scenes/scene.ts';
import { latticeOf } from './lattice.ts';
import { type Light } from '#studio/render/light/light.ts';
import { BAND, CHANNELS, GLOW, type Frame } from './pixels.ts';
import { noHit, type Hit } from '#studio/render/geometry/ray.ts';
import { noVeil, type Veil } from '#studio/render/light/skin.ts';
import { tracerOf, type Sample } from './tracer.ts';

/** Where the finer samples of a pixel lie. */
const SAMPLES = [
  [0.15, 0.35],
  [0.8, 0.15],
  [0.55, 0.85],
] as const;
/** Two pixels lie on the same surface when their depths differ by less than this share of the distance. */
const SAME_DEPTH = 0.006;

export function painterOf(scene: Scene, frame: Frame) {
  const { width, height, pixels } = frame;
  const tracer = tracerOf(scene, width, height);
  const lattice = latticeOf(frame, tracer, scene.view.distance * SAME_DEPTH);
  const hits: Hit[] = Array.from({ length: width * BAND }, noHit);
  const veils: Veil[] = Array.from({ length: width * BAND }, noVeil);
  const spare = noHit();
  const spareVeil = noVeil();
  const light: Light = { lit: 1, open: 1 };
  const sample: Sample = { r: 0, g: 0, b: 0, a: 0, glow: 0 };
  const offset = (x: number, y: number) => (y * width + x) * CHANNELS;

  function lookAtBand(top: number, bottom: number) {
    for (let y = top; y < bottom; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const i = (y - top) * width + x;
        tracer.look(x + 0.5, y + 0.5, hits[i]!);
        lattice.keepHit(x, y, hits[i]!);
        if (x % 2 === 0 && y % 2 === 0) lattice.measure(x, y, hits[i]!, veils[i]!, light);
      }
    }
  }

  function paintBand(band: number) {
    const top = band * BAND;
    const bottom = Math.min(height, top + BAND);
    lookAtBand(top, bottom);
    for (let y = top; y < bottom; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const i = (y - top) * width + x;
        lattice.fill(x, y, top, bottom, hits[i]!, veils[i]!, light);
        tracer.colour(x + 0.5, y + 0.5, hits[i]!, light, veils[i]!, sample);
        const o = offset(x, y);
        pixels[o] = sample.r;
        pixels[o + 1] = sample.g;
        pixels[o + 2] = sample.b;
        pixels[o + 3] = sample.a;
        pixels[o + GLOW] = sample.glow;
      }
    }
  }

  function refined(x: number, y: number) {
    const o = offset(x, y);
    let [r, g, b, a, glow] = [pixels[o]!, pixels[o + 1]!, pixels[o + 2]!, pixels[o + 3]!, pixels[o + GLOW]!];
    for (const [jx, jy] of SAMPLES) {
      tracer.look(x + jx, y + jy, spare);
      lattice.estimate(x, y, spare, spareVeil, light);
      tracer.colour(x + jx, y + jy, spare, light, spareVeil, sample);
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
        if (lattice.onEdge(x, y)) out.push(...refined(x, y));
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
