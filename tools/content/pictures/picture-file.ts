// A picture that is named: whether it is there, can be read, and is neither too small nor too large.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Sizes from 'image-size';
import { contentFolder } from '#schemas/folder.ts';
import { fewestPixels, mostMegabytes } from '#schemas/picture-limits.ts';
import type { Source } from '../read/source.ts';
import type { Line, Say } from '../say/mistake.ts';
import { nearest } from '../say/nearest.ts';

const megabyte = 1024 * 1024;

export function sayPictureMistakes(
  root: string,
  { file }: Source,
  picture: string,
  line: Line,
  say: Say,
): void {
  if (/^https?:/.test(picture)) {
    return say(
      line,
      'The picture lies on another website.',
      'Put it in the folder of this page and give its name: ./picture.jpg.',
    );
  }
  const place = path.resolve(root, path.dirname(file), picture);
  const folder = path.dirname(place);
  const there = existsSync(folder) ? readdirSync(folder) : [];
  // Not existsSync: on Windows and macOS it takes Knee.jpg for knee.jpg, on the web server nobody does.
  if (there.includes(path.basename(place))) {
    // Plates are drawn by ourselves.
    if (place.startsWith(path.resolve(root, contentFolder))) sayUnfit(place, picture, line, say);
    return;
  }
  const guess = nearest(path.basename(place), there);
  const mend = guess
    ? `Did you mean ${near(picture, guess)}?`
    : 'Check the folder and the name; capital letters count.';
  say(line, `There is no picture at ${picture}.`, mend);
}

const near = (picture: string, name: string) => picture.slice(0, picture.lastIndexOf('/') + 1) + name;

function sayUnfit(place: string, picture: string, line: Line, say: Say) {
  const unfit = whatIsUnfit(picture, readFileSync(place));
  if (unfit) say(line, ...unfit);
}

/** What is wrong with a picture of the writer's own, and how to mend it. */
export function whatIsUnfit(picture: string, bytes: Uint8Array): [string, string] | undefined {
  const megabytes = bytes.length / megabyte;
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
  // Most pages show plates alone, which need no measuring.
  const { imageSize } = createRequire(import.meta.url)('image-size') as typeof Sizes;
  try {
    const { width, height, orientation = 1, type } = imageSize(bytes);
    if (type === 'svg') return Infinity;
    return orientation > 4 ? height : width;
  } catch {
    return undefined;
  }
}
