// The logo of the practice, always as pixels: the owner's file is never served, so an SVG with scripts in it runs nowhere.
import sharp from 'sharp';
import { contentFolder } from '@clinic/content-model/folder.ts';

/** Returns the logo as a square PNG, with `share` of its width and a ground around it for icons. */
export async function logoPicture(
  logo: string,
  size: number,
  { share = 1, ground = '#0000' } = {},
): Promise<Buffer> {
  const inner = Math.round(size * share);
  const mark = await sharp(`${contentFolder}/practice/${logo}`, { density: 300 })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer();
}

export const asDataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
