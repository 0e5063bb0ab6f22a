// The pictures of a page: whether each is there, can be read, is neither too small nor too large, and has words.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { bareWords } from '#lib/sentences.ts';
import { contentFolder } from '#schemas/folder.ts';
import { fewestPixels, mostMegabytes, picturePath } from '#schemas/picture-limits.ts';
import { nearest } from '../report/nearest.ts';
import type { Source } from '../read/source.ts';
import type { Path } from '../read/walk.ts';
import type { Say } from '../report/report.ts';

/** The pictures that the details name. */
export function sayMissingPictures(root: string, source: Source, say: Say): void {
  for (const { value, field, path: at } of source.values) {
    if (typeof value !== 'string') continue;
    if (field.alt) sayPoorAlt(value, source, at, say);
    if (field.input !== 'picture') continue;
    const [, plate] = /\/assets\/plates\/([\w-]+)/.exec(value) ?? [];
    if (plate)
      say(at, 'A plate is named, not given by its path.', `Write plate: ${plate} instead, without alt.`);
    else sayPictureMistakes(root, source, value, at, say);
  }
}

/** "An MRI image of the knee" says which kind of picture it is, so only the beginning counts. */
const announced =
  /^(?:(?:an?|the)\s+)?(?:image|picture|photo|photograph|illustration|drawing|graphic)\s+(?:of|showing)\b/i;

const shown = 'Say what is seen, where, and from which side.';

/** A screen reader says "picture" by itself, and has read the title before. */
export function sayPoorAlt(alt: string, source: Source, at: number | Path, say: Say): void {
  const [start] = announced.exec(alt.trim()) ?? [];
  const isTitle = ({ field, value }: Source['values'][number]) =>
    field.unique === 'title' && bareWords(String(value)) === bareWords(alt);
  if (start)
    say(at, `The words for this picture begin with "${start}".`, 'Begin with what is seen: "Bent knee …".');
  else if (/\.(?:jpe?g|png|webp|avif|svg)$/i.test(alt.trim()))
    say(at, `"${alt}" is the name of a file, not what the picture shows.`, shown);
  else if (source.values.some(isTitle)) say(at, 'The words for this picture only repeat the title.', shown);
}

export function sayPictureMistakes(
  root: string,
  { file }: Source,
  picture: string,
  at: number | Path,
  say: Say,
): void {
  if (/^https?:/.test(picture))
    return say(
      at,
      'The picture lies on another website.',
      'Put it in the folder of this page and give its name: ./picture.jpg.',
    );
  if (!picturePath.test(picture))
    return say(
      at,
      `"${picture}" is not the path of a picture.`,
      'Name a file such as ./picture.jpg: it ends in .jpg, .png, .webp, .avif or .svg.',
    );
  const place = path.resolve(root, path.dirname(file), picture);
  const folder = path.dirname(place);
  const there = existsSync(folder) ? readdirSync(folder) : [];
  // Not existsSync: on Windows and macOS it takes Knee.jpg for knee.jpg, on the web server nobody does.
  if (there.includes(path.basename(place))) {
    // Plates are drawn by ourselves.
    if (!place.startsWith(path.resolve(root, contentFolder))) return;
    const unfit = whatIsUnfit(picture, readFileSync(place));
    if (unfit) say(at, ...unfit);
    return;
  }
  const guess = nearest(path.basename(place), there);
  const mend = guess
    ? `Did you mean ${picture.slice(0, picture.lastIndexOf('/') + 1)}${guess}?`
    : 'Check the folder and the name; capital letters count.';
  say(at, `There is no picture at ${picture}.`, mend);
}

/** What is wrong with a picture of the writer's own, and how to mend it. */
export function whatIsUnfit(picture: string, bytes: Uint8Array): [string, string] | undefined {
  const megabytes = bytes.length / 1024 / 1024;
  if (megabytes > mostMegabytes)
    return [
      `The picture ${picture} has ${megabytes.toFixed(1)} MB; ${mostMegabytes} are the most.`,
      'Save it as a JPEG, 2,400 pixels wide.',
    ];
  const width = widthOf(bytes);
  if (width === undefined)
    return [`The picture ${picture} cannot be read.`, 'Save it again as a JPEG, PNG or WebP.'];
  if (width >= fewestPixels) return undefined;
  return [
    `The picture ${picture} is ${width} pixels wide, so it would look blurred.`,
    `Use one that is at least ${fewestPixels} pixels wide.`,
  ];
}

/** As it is shown: phones store many pictures lying on their side. A drawing of lines is as sharp as any. */
function widthOf(bytes: Uint8Array): number | undefined {
  try {
    const { width, height, orientation = 1, type } = imageSize(bytes);
    if (type === 'svg') return Infinity;
    // Neither the build nor most browsers can read an iPhone's own kind, whatever its name says.
    if (type === 'heic') return undefined;
    return orientation > 4 ? height : width;
  } catch {
    return undefined;
  }
}
