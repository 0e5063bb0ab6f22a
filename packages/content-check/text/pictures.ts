// Pictures inside a text, as Markdown or as a box.
import type { MdastNode } from 'satteri';
import { checkAlt, checkPicture } from '../pictures/pictures.ts';
import type { Source } from '../read/source.ts';
import type { Report } from '../report/report.ts';
import { wordsIn, type Piece } from './body.ts';
import { attributeOf, isBox, isPlainBlock } from './plain-text.ts';

const example = '<Picture src="./knee.jpg" alt="Bent knee, seen from the front." caption="…" />';

export function checkPictureIn(root: string, source: Source, { node, line }: Piece, report: Report): void {
  const picture = pictureOf(node);
  if (!picture) return;
  const { src, alt } = picture;
  if (isBox(node) && (!isPlainBlock(node) || !src || wordsIn(node)))
    return report(
      line,
      'A picture in the text says which it is and what it shows, and nothing else.',
      `Write, on a line of its own: ${example}`,
      'A picture in the text is not chosen yet. Click Edit above it and choose one, or remove it.',
    );
  const noAlt = 'This picture has no words for people who cannot see it.';
  if (alt?.trim()) checkAlt(alt, source, line, report);
  else if (node.type === 'image') report(line, noAlt, 'Write ![what the picture shows](its path).');
  else
    report(
      line,
      noAlt,
      'Write alt="what the picture shows".',
      'A picture in the text has no words for people who cannot see it. Click Edit above it.',
    );
  checkPicture(root, source, src ?? '', line, report);
}

function pictureOf(node: MdastNode) {
  if (node.type === 'image') return { src: node.url, alt: node.alt };
  if (!isBox(node) || node.name !== 'Picture') return undefined;
  return { src: attributeOf(node, 'src'), alt: attributeOf(node, 'alt') };
}
