// One pixel: what is met first, how it is lit, the ink at its edges, the skin in front, the glow of the pain.
import { type Scene } from '#studio/scenes/scene.ts';
import { fromViewer, cameraFor } from '#studio/render/geometry/camera.ts';
import { fieldOf } from '#studio/render/geometry/field.ts';
import { lightOf, type Light } from '#studio/render/light/light.ts';
import { raysOf, type Hit, type Ray } from '#studio/render/geometry/ray.ts';
import { INK, mixInto, shaderOf, type Paint } from '#studio/render/light/shade.ts';
import { cover, skinOf, type Layer, type Veil } from '#studio/render/light/skin.ts';
import { surfaceOf } from '#studio/render/geometry/surface.ts';

const CONTOUR = 1.5;
/** The height of picture for which widths of lines are given. */
const LINES_DRAWN_AT = 1200;

export interface Sample extends Layer {
  glow: number;
}

/** The glow that hangs in the air in front of and around the pain. */
const glowOf =
  ({ pain }: Scene) =>
  (ray: Ray, until: number) => {
    let glow = 0;
    for (const { at, radius, strength } of pain) {
      const x = at[0] - ray.ox;
      const y = at[1] - ray.oy;
      const z = at[2] - ray.oz;
      const along = x * ray.dx + y * ray.dy + z * ray.dz;
      const aside = x * x + y * y + z * z - along * along;
      const size = radius * 1.5;
      const uncovered = 0.5 + 0.5 * Math.tanh(((until - along + size * 0.9) / size) * 1.2);
      glow += strength * Math.exp(-aside / (size * size)) * uncovered;
    }
    return glow;
  };

/** A thin ink line where the ray passed close by an edge. */
function drawContour(sample: Sample, grazed: number, width: number) {
  if (grazed >= width) return;
  const k = (1 - grazed / width) * 0.75;
  if (sample.a < 1) cover(sample, INK, k);
  else mixInto(sample, INK, k);
}

export function tracerOf(scene: Scene, width: number, height: number) {
  const { parts, light } = scene;
  const lineScale = height / LINES_DRAWN_AT;
  const { ray, aim } = raysOf(scene, width, height);
  const field = fieldOf(parts);
  const casting = parts.filter(({ opacity }) => opacity === 1);
  const solidField = casting.length === parts.length ? field : fieldOf(casting);
  const find = surfaceOf(field);
  const measureLight = lightOf(
    solidField.distance,
    fromViewer(cameraFor(scene.view), scene.key),
    scene.crevices,
  );
  const shade = shaderOf(scene);
  const skin = skinOf(scene, lineScale);
  const glow = glowOf(scene);
  const paint: Paint = { r: 0, g: 0, b: 0 };

  return {
    aimAt: aim,
    /** Looks through a point of the picture. */
    look(sx: number, sy: number, hit: Hit) {
      aim(sx, sy);
      find(ray, hit);
    },
    measureLight,
    /** Measures the skin in front of what `look` has just found. */
    measureVeil: (hit: Hit, veil: Veil) => skin.measure(ray, hit.part < 0 ? ray.to : hit.t, veil),
    /** Colours what `look` has found through the same point. */
    colour(sx: number, sy: number, hit: Hit, lit: Light, veil: Veil, sample: Sample) {
      aim(sx, sy);
      sample.r = sample.g = sample.b = sample.a = 0;
      const met = parts[hit.part];
      if (met) {
        shade(hit, lit, ray, paint);
        sample.a = met.opacity;
        sample.r = paint.r * met.opacity;
        sample.g = paint.g * met.opacity;
        sample.b = paint.b * met.opacity;
      }
      if (light === 'day') drawContour(sample, hit.grazed, CONTOUR * 1.5 * lineScale);
      skin.apply(veil, met?.throughSkin ?? 0, sample);
      sample.glow = glow(ray, met ? hit.t : ray.to);
    },
  };
}
