// A picture of the writer's own on its way into the content: turned upright, shrunk to what a page can use, and without
// what a camera wrote into it, such as the place.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { slug } from 'github-slugger';
import heicDecode from 'heic-decode';
import sharp, { type Metadata } from 'sharp';
import { contentFolder } from '#schemas/folder.ts';
import type { Kind } from '#schemas/kinds.ts';
import { whatIsUnfit } from '@clinic/content-check/pictures/pictures.ts';

const WIDEST = 2400;

/** Gives the name of the file; throws in words that a writer understands. Another picture of that name stays. */
export async function keepPicture(root: string, kind: Kind, name: string, sent: Uint8Array): Promise<string> {
  const unreadable = () => {
    throw new Error(`The picture ${name} cannot be read. Save it again as a JPEG, PNG or WebP.`);
  };
  const facts = await sharp(sent).metadata().catch(unreadable);
  if (!['jpeg', 'png', 'webp', 'heif'].includes(facts.format))
    throw new Error('This is no picture that the site can show: use JPEG, PNG, WebP, AVIF or HEIC.');
  const { bytes, ending } = await forThePage(sent, facts).catch(unreadable);
  const unfit = whatIsUnfit(name, bytes);
  if (unfit) throw new Error(unfit.join(' '));
  const bare = slug(path.parse(name).name) || 'picture';
  for (let number = 1; ; number += 1) {
    const file = `${number === 1 ? bare : `${bare}-${number}`}.${ending}`;
    const place = path.join(root, contentFolder, kind, file);
    if (existsSync(place) && !readFileSync(place).equals(bytes)) continue;
    // Never by a link that leads elsewhere.
    if (!existsSync(place)) writeFileSync(place, bytes, { flag: 'wx' });
    return file;
  }
}

async function forThePage(sent: Uint8Array, { compression, hasAlpha }: Metadata) {
  const isOfPhone = compression === 'hevc';
  const picture = isOfPhone ? await photoOf(sent) : sharp(sent);
  const upright = picture.rotate().resize({ width: WIDEST, withoutEnlargement: true });
  // A photo as a JPEG, and what has holes as a WebP, which can keep them.
  return hasAlpha && !isOfPhone
    ? { bytes: await upright.webp({ quality: 90 }).toBuffer(), ending: 'webp' }
    : { bytes: await upright.jpeg({ quality: 88, mozjpeg: true }).toBuffer(), ending: 'jpg' };
}

/** An iPhone's: sharp reads only what is free of patents. */
async function photoOf(sent: Uint8Array) {
  const { width, height, data } = await heicDecode({ buffer: sent });
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}
