// The pictures of a text, and the captions of its tables.
import { sayPictureMistakes, sayPoorAlt } from '../pictures/pictures.ts';
import type { Source } from '../read/source.ts';
import type { Say } from '../report/report.ts';
import { attributeOf, isBox, wordsIn, type Piece } from './body.ts';

export function sayBoxMistakes(root: string, source: Source, piece: Piece, say: Say): void {
  const { node, line } = piece;
  if (node.type === 'image') {
    if (node.alt?.trim()) sayPoorAlt(node.alt, source, line, say);
    else
      say(
        line,
        'This picture has no words for people who cannot see it.',
        'Write ![what the picture shows](its path).',
      );
    sayPictureMistakes(root, source, node.url, line, say);
  }
  if (isBox(node) && node.name === 'Picture') sayPicture(root, source, piece, say);
  if (isBox(node) && node.name === 'Table') sayTable(piece, say);
}

const pictureExample = '<Picture src="./knee.jpg" alt="Bent knee, seen from the front." caption="…" />';

/** Nothing but words: what is code is read by no form. */
const saysOnly = ({ node }: Piece, ...names: string[]) =>
  isBox(node) &&
  node.type === 'mdxJsxFlowElement' &&
  node.attributes.every(
    (one) => one.type === 'mdxJsxAttribute' && names.includes(one.name) && typeof one.value === 'string',
  );

function sayPicture(root: string, source: Source, piece: Piece, say: Say) {
  const { node, line } = piece;
  const [src, alt] = [attributeOf(node, 'src'), attributeOf(node, 'alt')?.trim()];
  if (!saysOnly(piece, 'src', 'alt', 'caption') || !src || wordsIn(node))
    return say(
      line,
      'A picture in the text says which it is and what it shows, and nothing else.',
      `Write, on a line of its own: ${pictureExample}`,
      'A picture in the text is not chosen yet. Click Edit above it and choose one, or remove it.',
    );
  if (alt) sayPoorAlt(alt, source, line, say);
  else
    say(
      line,
      'This picture has no words for people who cannot see it.',
      `Write alt="what the picture shows".`,
      'A picture in the text has no words for people who cannot see it. Click Edit above it.',
    );
  sayPictureMistakes(root, source, src, line, say);
}

function sayTable(piece: Piece, say: Say) {
  const { node, line } = piece;
  const inside = 'children' in node ? node.children : [];
  if (!saysOnly(piece, 'caption') || !attributeOf(node, 'caption')?.trim())
    say(line, 'The caption over a table has no words.', 'Write <Table caption="what the table compares">.');
  if (inside.length !== 1 || inside[0]?.type !== 'table')
    say(
      line,
      'Under the caption of a table stands one table, and nothing else.',
      'Move what is no table out of it.',
    );
}
