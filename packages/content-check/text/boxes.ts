// The pictures of a text, and the captions of its tables.
import { sayPictureMistakes, sayPoorAlt } from '../pictures/pictures.ts';
import type { Source } from '../read/source.ts';
import type { Say } from '../report/report.ts';
import { wordsIn, type Piece } from './body.ts';
import { attributeOf, childrenOf, hasPlainAttributes, isBox } from './plain-text.ts';

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

const isPlainBlock = ({ node }: Piece) => node.type === 'mdxJsxFlowElement' && hasPlainAttributes(node);

function sayPicture(root: string, source: Source, piece: Piece, say: Say) {
  const { node, line } = piece;
  const [src, alt] = [attributeOf(node, 'src'), attributeOf(node, 'alt')?.trim()];
  if (!isPlainBlock(piece) || !src || wordsIn(node))
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
  const inside = childrenOf(node);
  if (!isPlainBlock(piece) || !attributeOf(node, 'caption')?.trim())
    say(line, 'The caption over a table has no words.', 'Write <Table caption="what the table compares">.');
  if (inside.length !== 1 || inside[0]?.type !== 'table')
    say(
      line,
      'Under the caption of a table stands one table, and nothing else.',
      'Move what is no table out of it.',
    );
}
