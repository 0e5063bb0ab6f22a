import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

/** The widths that most places choose from. */
export const usualWidths = [480, 800, 1200];

/** A picture in the sizes that a browser may choose from, as AVIF. One size alone needs no words to choose by. */
export async function avifSizes(src: ImageMetadata, widths: number[]) {
  const usable = widths.filter((width) => width <= src.width);
  const sources = await Promise.all(
    // Half of a cut-out's bytes are its edge and its glass: small pictures carry less than large ones.
    usable.map((width) => getImage({ src, format: 'avif', quality: width > 640 ? 38 : 35, width })),
  );
  const choices = sources.map((source, index) => `${source.src} ${usable[index]}w`);
  const srcset = choices.length > 1 ? choices.join(', ') : sources[0]?.src;
  return { srcset, largest: sources.at(-1) };
}
