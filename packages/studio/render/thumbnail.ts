// A scene drawn very small. Whatever changes in it, in the models or in the way of drawing shows here too, and what
// changes nothing in the picture, such as another name, does not. Edges are left rough: smoothing takes as long again.
import { digest } from '#studio/digest.ts';
import { compose } from '#studio/render/picture/compose.ts';
import { painterOf } from '#studio/render/picture/painter.ts';
import { bandsOf, emptyFrame } from '#studio/render/picture/pixels.ts';
import { type Scene } from '#studio/scenes/scene.ts';

/** At this width a part that moves by one pixel of the full picture still changes a byte, unless it is hidden. */
const WIDTH = 48;

/** Its bytes as a hash, to be compared with that of another day. */
export function thumbnailOf(scene: Scene): string {
  const [width, height] = scene.size;
  const frame = emptyFrame(WIDTH, Math.round((height / width) * WIDTH));
  const { paintBand } = painterOf(scene, frame);
  for (let band = 0; band < bandsOf(frame.height); band += 1) paintBand(band);
  return digest(compose(scene, frame));
}
