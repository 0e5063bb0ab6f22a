// The text under the details: read by the same parser as the build, and checked for what would not be shown as meant.
import { slug } from 'github-slugger';
import { mdxToMdast } from 'satteri';
import { noProse, type Prose } from './body.ts';
import { parserWords, sayCode, sayForeignBox } from './code.ts';
import type { Say } from '../say/mistake.ts';
import { sayPoorAlt } from '../pictures/alt.ts';
import { sayPictureMistakes } from '../pictures/picture-file.ts';
import { Passage } from './passage.ts';
import { wordsIn, type Piece } from './piece.ts';
import { sayPromises } from './promises.ts';
import { sayOpenQuotes } from './quotes.ts';
import type { Source } from '../read/source.ts';
import { isTerm, readTerm } from './terms.ts';

const blocks = ['paragraph', 'heading', 'tableCell'];

export function readProse(root: string, source: Source, say: Say): Prose {
  const tree = parse(source, say);
  if (!tree) return noProse();
  const texts: Passage[] = [];
  const prose: Prose = { ...noProse(), texts };
  let level = 1;
  const around: Piece[] = [];
  const visit = (piece: Piece) => {
    const line = source.bodyLine + (piece.position?.start.line ?? 1) - 1;
    sayCode(piece, line, say);
    if (piece.type === 'heading') {
      level = sayHeading(piece, level, line, say);
      prose.anchors.push(slug(wordsIn(piece)));
    }
    if (piece.type === 'image') sayImage(root, source, piece, line, say);
    if (piece.type === 'link') prose.links.push({ address: piece.url ?? '', line });
    if (isTerm(piece)) prose.terms.push(...readTerm(piece, around, line, say));
    if (blocks.includes(piece.type)) {
      const text = new Passage(wordsIn(piece), line);
      texts.push(text);
      if (piece.type === 'heading') prose.headings.push(text);
      if (piece.type === 'paragraph') sayForeignBox(text.text, line, say);
      sayPromises(text, say);
      sayOpenQuotes(text, say);
    }
    around.push(piece);
    piece.children?.forEach(visit);
    around.pop();
  };
  visit(tree);
  if (source.body.trim() === '')
    say(
      source.bodyLine,
      'The page has no text.',
      'Write it under the second line of ---.',
      'The page has no text. Write it in the middle, under the bar.',
    );
  return prose;
}

function parse(source: Source, say: Say): Piece | undefined {
  try {
    return mdxToMdast(source.body) as Piece;
  } catch (error) {
    const { message } = error as Error;
    const line = Number(/^(\d+):/.exec(message)?.[1] ?? 1);
    say(source.bodyLine + line - 1, ...parserWords(message));
    return undefined;
  }
}

/** Returns the level that the next heading is compared with. */
function sayHeading({ depth = 2, ...piece }: Piece, above: number, line: number, say: Say): number {
  const signs = '#'.repeat(Math.min(above + 1, 6));
  if (wordsIn(piece).trim() === '')
    say(
      line,
      'This heading has no words.',
      'Write them after the ##, or remove the line.',
      'A heading has no words. Write them, or remove it.',
    );
  if (depth === 1) {
    say(
      line,
      'A heading with one # is the title of the whole page, which it already has.',
      'Write ## instead.',
    );
    return 2;
  }
  if (depth > above + 1)
    say(
      line,
      `This heading skips a level: ${'#'.repeat(depth)}.`,
      `Write ${signs} instead.`,
      `The heading "${wordsIn(piece)}" skips a level. Make it a Heading ${signs.length}.`,
    );
  return depth;
}

function sayImage(root: string, source: Source, { alt, url = '' }: Piece, line: number, say: Say) {
  if (!alt?.trim()) {
    say(
      line,
      'This picture has no words for people who cannot see it.',
      'Write ![what the picture shows](its path).',
    );
  } else sayPoorAlt(alt, source, line, say);
  sayPictureMistakes(root, source, url, line, say);
}
