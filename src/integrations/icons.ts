// Replaces the icons of public/ by those of the practice's logo, if it has one.
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { fixed } from '@clinic/content-model/colours.ts';
import { asDataUrl, logoPicture } from '#lib/logo.ts';
import { readFrontmatter } from './content-settings.ts';

const svg = (png: Buffer) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image width="128" height="128" href="${asDataUrl(png)}"/></svg>`;

/** An ICO file with one PNG of 32 pixels: a header of 6 bytes and an entry of 16. */
function ico(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** Phones cut icons into shapes: Android keeps the inner 80 %, iOS rounds the corners. */
async function icons(logo: string): Promise<Record<string, string | Buffer>> {
  const onPaper = (size: number, share: number) => logoPicture(logo, size, { share, ground: fixed.paper });
  return {
    'favicon.svg': svg(await logoPicture(logo, 128)),
    'favicon.ico': ico(await logoPicture(logo, 32)),
    'apple-touch-icon.png': await onPaper(180, 0.76),
    'icon-192.png': await onPaper(192, 0.6),
    'icon-512.png': await onPaper(512, 0.6),
  };
}

export const logoIcons = (root: string): AstroIntegration => ({
  name: 'logo-icons',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const logo = readFrontmatter(root, 'practice/*.yaml').find(({ data }) => data?.logo)?.data?.logo;
      if (typeof logo !== 'string') return;
      for (const [name, bytes] of Object.entries(await icons(logo)))
        await writeFile(new URL(name, dir), bytes);
    },
  },
});
