import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { slug } from 'github-slugger';
import sharp from 'sharp';
import { contentFolder } from '#schemas/folder.ts';
import type { Kind } from '#schemas/kinds.ts';
import { whatIsUnfit } from '@clinic/content-check/pictures/pictures.ts';

const endings: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };

/** Gives the name of the file; throws in words that a writer understands. Another picture of that name stays. */
export async function keepPicture(
  root: string,
  kind: Kind,
  name: string,
  bytes: Uint8Array,
): Promise<string> {
  const unfit = whatIsUnfit(name, bytes);
  if (unfit) throw new Error(unfit.join(' '));
  const { format } = await sharp(bytes).metadata();
  const ending = endings[format];
  if (!ending) throw new Error('This is no picture that the site can show: use JPEG, PNG, WebP or AVIF.');
  const bare = slug(path.parse(name).name) || 'picture';
  for (let number = 1; ; number += 1) {
    const file = `${number === 1 ? bare : `${bare}-${number}`}.${ending}`;
    const place = path.join(root, contentFolder, kind, file);
    if (existsSync(place) && !readFileSync(place).equals(bytes)) continue;
    writeFileSync(place, bytes);
    return file;
  }
}
