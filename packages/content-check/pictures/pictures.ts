// Pictures: each exists, can be decoded, is neither too small nor too large, and has an alt text.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { MdastNode } from 'satteri';
import { bareWords } from '@clinic/content-model/sentences.ts';
import { contentFolder } from '@clinic/content-model/folder.ts';
import { fewestPixels, mostMegabytes, picturePath } from '@clinic/content-model/picture-limits.ts';
import { nearest } from '../report/nearest.ts';
import type { Source } from '../read/source.ts';
import type { Path, Report } from '../report/report.ts';
import type { Context } from '../read/rule.ts';
import { wordsIn, type Piece } from '../text/body.ts';
import { attributeOf, isBox, isPlainBlock } from '../text/plain-text.ts';

export function checkPictures(source: Source, report: Report, { root }: Context): void {
  for (const { value, field, path: at } of source.values) {
    if (typeof value !== 'string') continue;
    if (field.alt) checkAlt(value, source, at, report);
    if (field.input !== 'picture') continue;
    const [, plate] = /\/assets\/plates\/([\w-]+)/.exec(value) ?? [];
    if (plate)
      report(at, 'A plate is named, not given by its path.', `Write plate: ${plate} instead, without alt.`);
    else checkPicture(root, source, value, at, report);
  }
}

const example = '<Picture src="./knee.jpg" alt="Bent knee, seen from the front." caption="…" />';

/** A picture inside a text, as Markdown or as a box. */
export function checkPictureIn(root: string, source: Source, { node, line }: Piece, report: Report): void {
  const picture = pictureOf(node);
  if (!picture) return;
  const { src, alt } = picture;
  if (isBox(node) && (!isPlainBlock(node) || !src || wordsIn(node)))
    return report(
      line,
      'A picture in the text says which it is and what it shows, and nothing else.',
      `Write, on a line of its own: ${example}`,
      'A picture in the text is not chosen yet. Choose one above its text field, or remove it.',
    );
  const noAlt = 'This picture has no words for people who cannot see it.';
  if (alt?.trim()) checkAlt(alt, source, line, report);
  else if (node.type === 'image') report(line, noAlt, 'Write ![what the picture shows](its path).');
  else
    report(
      line,
      noAlt,
      'Write alt="what the picture shows".',
      'A picture in the text has no words for people who cannot see it. Fill in the field of this picture.',
    );
  checkPicture(root, source, src ?? '', line, report);
}

function pictureOf(node: MdastNode) {
  if (node.type === 'image') return { src: node.url, alt: node.alt };
  if (!isBox(node) || node.name !== 'Picture') return undefined;
  return { src: attributeOf(node, 'src'), alt: attributeOf(node, 'alt') };
}

/** Only at the beginning: "An MRI image of the knee" is a good alt text. */
const announced =
  /^(?:(?:an?|the)\s+)?(?:image|picture|photo|photograph|illustration|drawing|graphic)\s+(?:of|showing)\b/i;

const shown = 'Say what is seen, where, and from which side.';

/** Screen readers announce "image" themselves, and have read the title before. */
function checkAlt(alt: string, source: Source, at: number | Path, report: Report): void {
  const [start] = announced.exec(alt.trim()) ?? [];
  const isTitle = ({ field, value }: Source['values'][number]) =>
    field.unique === 'title' && bareWords(String(value)) === bareWords(alt);
  if (start)
    report(
      at,
      `The words for this picture begin with "${start}".`,
      'Begin with what is seen: "Bent knee …".',
    );
  else if (/\.(?:jpe?g|png|webp|avif|svg)$/i.test(alt.trim()))
    report(at, `"${alt}" is the name of a file, not what the picture shows.`, shown);
  else if (source.values.some(isTitle))
    report(at, 'The words for this picture only repeat the title.', shown);
}

function checkPicture(
  root: string,
  { file }: Source,
  picture: string,
  at: number | Path,
  report: Report,
): void {
  if (/^https?:/.test(picture))
    return report(
      at,
      'The picture is on another website.',
      'Put it in the folder of this page and give its name: ./picture.jpg.',
    );
  if (!picturePath.test(picture))
    return report(
      at,
      `"${picture}" is not the path of a picture.`,
      'Name a file such as ./picture.jpg: it ends in .jpg, .png, .webp, .avif or .svg.',
    );
  const location = path.resolve(root, path.dirname(file), picture);
  const folder = path.dirname(location);
  const there = existsSync(folder) ? readdirSync(folder) : [];
  // Not existsSync, which ignores case on Windows and macOS; web servers do not.
  if (there.includes(path.basename(location))) {
    // Plates are rendered by packages/studio.
    if (!location.startsWith(path.resolve(root, contentFolder))) return;
    const unfit = checkPictureFile(picture, readFileSync(location));
    if (unfit) report(at, ...unfit);
    return;
  }
  const guess = nearest(path.basename(location), there);
  const fix = guess
    ? `Did you mean ${picture.slice(0, picture.lastIndexOf('/') + 1)}${guess}?`
    : 'Check the folder and the name; capital letters count.';
  report(at, `There is no picture at ${picture}.`, fix);
}

/** Scripts, handlers, HTML, entities and everything loaded from elsewhere. Embedded photos are allowed. */
const hostile = new RegExp(
  [
    String.raw`<(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|animate|set)\b`,
    String.raw`\bon\w+\s*=|javascript:|@import|<!ENTITY|<\?xml-stylesheet`,
    String.raw`(?:href|src)\s*=\s*["']?\s*(?!["'#\s]|data:image/(?:png|jpeg|webp);)`,
    String.raw`url\(\s*["']?\s*(?!["'#\s])`,
  ].join('|'),
  'i',
);

export function checkPictureFile(picture: string, bytes: Uint8Array): [string, string] | undefined {
  const megabytes = bytes.length / 1024 / 1024;
  if (megabytes > mostMegabytes)
    return [
      `The picture ${picture} has ${megabytes.toFixed(1)} MB; ${mostMegabytes} are the most.`,
      'Save it as a JPEG, 2,400 pixels wide.',
    ];
  if (/\.svg$/i.test(picture) && hostile.test(Buffer.from(bytes).toString('utf8')))
    return [
      `The picture ${picture} has a script, a page or an address in it.`,
      'Save it as a plain SVG in the drawing program, or as a PNG.',
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

/** The width after rotation by EXIF. An SVG is sharp at any width. */
function widthOf(bytes: Uint8Array): number | undefined {
  try {
    const { width, height, orientation = 1, type } = imageSize(bytes);
    if (type === 'svg') return Infinity;
    // Neither sharp nor most browsers decode HEIC, whatever the file is called.
    if (type === 'heic') return undefined;
    return orientation > 4 ? height : width;
  } catch {
    return undefined;
  }
}
