import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

/** The default widths. */
export const usualWidths = [480, 800, 1200];

/** Returns the AVIF srcset of a picture. With a single size, it has no width descriptor. */
export async function avifSizes(src: ImageMetadata, widths: number[]) {
  const usable = widths.filter((width) => width <= src.width);
  const sources = await Promise.all(
    // Transparent edges are half of a cut-out's bytes, so small pictures get a lower quality.
    usable.map((width) => getImage({ src, format: 'avif', quality: width > 640 ? 38 : 35, width })),
  );
  const choices = sources.map((source, index) => `${source.src} ${usable[index]}w`);
  const srcset = choices.length > 1 ? choices.join(', ') : sources[0]?.src;
  return { srcset, largest: sources.at(-1) };
}
