// From light to a picture with transparency: a soft shadow falls down and to the right, the pain glows behind and in
// front, and everything dissolves towards the edges. The page gives the ground: paper by day, night in the dark.
import { type Scene } from '#studio/scenes/scene.ts';
import { blurred } from './blur.ts';
import { linear, toScreen } from '#studio/render/light/colour.ts';
import { CHANNELS, type Frame } from './pixels.ts';
import { cover, type Layer } from '#studio/render/light/skin.ts';
import { type Vec } from '#studio/shapes/vectors.ts';

const SHADOW = linear('#1b3147');
const [hotRed, hotGreen, hotBlue] = linear('#ff7a45');
const GLOW_BEHIND: Vec = [hotRed, hotGreen * 0.9, hotBlue * 0.9];
const GLOW_BEFORE: Vec = [hotRed, hotGreen * 0.85, hotBlue * 0.75];

/** 1 in the middle, 0 at the edge. */
function presence([cx, cy, rx, ry]: Scene['fade'], u: number, v: number) {
  const x = Math.abs(u - cx) / rx;
  const y = Math.abs(v - cy) / ry;
  const inside = Math.min(1, Math.max(0, (1 - Math.cbrt(x ** 3 + y ** 3)) / 0.3));
  return inside * inside * (3 - 2 * inside);
}

const byte = (value: number) => Math.round(255 * Math.min(1, Math.max(0, value)));

/** Red, green, blue, cover: one byte each. */
export function compose(scene: Scene, { width, height, pixels }: Frame): Uint8Array {
  const count = width * height;
  const covers = new Float32Array(count);
  const glows = new Float32Array(count);
  for (let i = 0; i < count; i += 1) {
    covers[i] = pixels[i * CHANNELS + 3]!;
    glows[i] = pixels[i * CHANNELS + 4]!;
  }
  const soft = blurred(covers, width, height, height * 0.035);
  const bloom = blurred(glows, width, height, height * 0.03);
  const strength = scene.light === 'night' ? 0.3 : 0.22;
  const picture = new Uint8Array(count * 4);
  const layer: Layer = { r: 0, g: 0, b: 0, a: 0 };

  for (let y = 0; y < height; y += 1) {
    const above = Math.max(0, Math.round(y - height * 0.03));
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const o = i * CHANNELS;
      const here = presence(scene.fade, x / width, y / height);
      const shadow = soft[above * width + Math.max(0, Math.round(x - width * 0.018))]!;
      const glow = Math.min(0.8, 0.62 * Math.min(1.4, 0.55 * pixels[o + 4]! + 0.75 * bloom[i]!));
      layer.r = layer.g = layer.b = layer.a = 0;
      cover(layer, SHADOW, shadow * strength * here);
      cover(layer, GLOW_BEHIND, glow);
      const solid = pixels[o + 3]! * here;
      layer.r = layer.r * (1 - solid) + pixels[o]! * here;
      layer.g = layer.g * (1 - solid) + pixels[o + 1]! * here;
      layer.b = layer.b * (1 - solid) + pixels[o + 2]! * here;
      layer.a = layer.a * (1 - solid) + solid;
      cover(layer, GLOW_BEFORE, Math.min(0.4, bloom[i]! * 0.2));
      const k = layer.a > 1e-4 ? 1 / layer.a : 0;
      picture[i * 4] = byte(toScreen(layer.r * k));
      picture[i * 4 + 1] = byte(toScreen(layer.g * k));
      picture[i * 4 + 2] = byte(toScreen(layer.b * k));
      picture[i * 4 + 3] = byte(layer.a);
    }
  }
  return picture;
}
