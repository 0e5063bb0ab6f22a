// Stores a writer's picture in the content: upright, no larger than a page can use, and without metadata such as the
// place. Serves pictures only as WebP, so that no file is read as HTML or SVG.
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { slug } from 'github-slugger';
import pLimit from 'p-limit';
import sharp, { type Metadata } from 'sharp';
import type { Kind } from '@clinic/content-model/kinds.ts';
import { checkPictureFile } from '@clinic/content-check/pictures/pictures.ts';
import { platesFolder } from '@clinic/content-check/pictures/plates.ts';
import { folderOf } from '@clinic/content-check/read/files.ts';
import { kindNamed } from '../kinds.ts';
import { refuse } from '../refuse.ts';
import { folderIn } from './deleted.ts';

const WIDEST = 2400;

/** A small file may have a picture of gigabytes. A phone of 2026 takes 50 megapixels, some 200 as an option. */
const MOST_PIXELS = 64_000_000;
const IN_LISTS = 320;
const IN_FORMS = 960;

/** Decoding takes memory: one picture at a time, in one thread, and nothing stays in a cache. */
const turn = pLimit(1);
sharp.concurrency(1);
sharp.cache(false);

/** Returns the file name. Never overwrites another picture. */
export async function storePicture(
  root: string,
  kind: Kind,
  name: string,
  sent: Uint8Array,
): Promise<string> {
  const unreadable = () =>
    refuse(400, `The picture ${name} cannot be read. Save it again as a JPEG, PNG or WebP.`);
  if (sent.length === 0) unreadable();
  const facts = await sharp(sent, { limitInputPixels: false }).metadata().catch(unreadable);
  if (!['jpeg', 'png', 'webp', 'heif'].includes(facts.format))
    refuse(
      400,
      'This is no picture that the site can show: use JPEG, PNG, WebP, AVIF or HEIC. Save a drawing (SVG) as a PNG.',
    );
  if (facts.width * facts.height > MOST_PIXELS)
    refuse(400, `The picture ${name} has more than 64 megapixels. Save it 2,400 pixels wide.`);
  const { bytes, ending } = await turn(() => forThePage(sent, facts)).catch(unreadable);
  const unfit = checkPictureFile(name, bytes);
  if (unfit) refuse(400, unfit.join(' '));
  const bare = slug(path.parse(name).name) || 'picture';
  const folder = path.join(root, folderOf(kind));
  mkdirSync(folder, { recursive: true });
  for (let number = 1; ; number += 1) {
    const file = `${number === 1 ? bare : `${bare}-${number}`}.${ending}`;
    const place = path.join(folder, file);
    // A deleted picture of this name may be restored.
    const known = [place, path.join(folderIn(root, kind), file)].filter((one) => existsSync(one));
    if (!known.every((one) => readFileSync(one).equals(bytes))) continue;
    // Never follows a symbolic link.
    if (!existsSync(place)) writeFileSync(place, bytes, { flag: 'wx' });
    return file;
  }
}

async function forThePage(sent: Uint8Array, { compression, hasAlpha }: Metadata) {
  const isOfPhone = compression === 'hevc';
  const picture = isOfPhone ? await photoOf(sent) : sharp(sent);
  const upright = picture.rotate().resize({ width: WIDEST, withoutEnlargement: true });
  // WebP for pictures with transparency, else JPEG.
  return hasAlpha && !isOfPhone
    ? { bytes: await upright.webp({ quality: 90 }).toBuffer(), ending: 'webp' }
    : { bytes: await upright.jpeg({ quality: 88, mozjpeg: true }).toBuffer(), ending: 'jpg' };
}

/** Decodes HEIC of iPhones: sharp reads only patent-free formats. */
async function photoOf(sent: Uint8Array) {
  // Its WebAssembly takes 18 MB of memory.
  const { default: heicDecode } = await import('heic-decode');
  const { width, height, data } = await heicDecode({ buffer: sent });
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

/** Returns a plate, or a picture beside the pages of a kind. A plate changes only with the code. */
export async function readPicture(root: string, folder: string, name: string) {
  const isPlate = folder === 'plates';
  if (!/^[\w-]+(\.(avif|jpe?g|png|svg|webp))?$/.test(name)) refuse(404, NO_PICTURE);
  const file = isPlate ? `${platesFolder}/${name}.webp` : `${folderOf(kindNamed(folder))}/${name}`;
  const isFile = (place: string) => lstatSync(place, { throwIfNoEntry: false })?.isFile();
  if (!isFile(path.join(root, file))) refuse(404, NO_PICTURE);
  const small = sharp(path.join(root, file), { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width: isPlate ? IN_LISTS : IN_FORMS, withoutEnlargement: true })
    .webp();
  const bytes = await turn(() => small.toBuffer()).catch(() => refuse(404, NO_PICTURE));
  return { bytes: new Uint8Array(bytes), maxAge: isPlate ? 86_400 : 60 };
}

const NO_PICTURE = 'There is no such picture.';
