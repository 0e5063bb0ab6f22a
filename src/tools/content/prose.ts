// The text under the details: read by the same parser as the build, and checked for what would not be shown as meant.
import { slug } from 'github-slugger';
import { mdxToMdast } from 'satteri';
import type { Say } from './mistake.ts';
import { sayMissingPicture } from './pictures.ts';
import { sayPromises } from './promises.ts';
import type { Source } from './source.ts';

/** A piece of the text, as far as it is looked at here. */
interface Piece {
  type: string;
  position?: { start: { line: number } };
  children?: Piece[];
  value?: string;
  depth?: number;
  url?: string;
  alt?: string;
  name?: string;
  align?: (string | null)[];
}

export interface Prose {
  links: { address: string; line: number }[];
  /** The anchors that its headings make. */
  anchors: string[];
}

export function readProse(root: string, source: Source, say: Say): Prose {
  const prose: Prose = { links: [], anchors: [] };
  const tree = parse(source, say);
  if (!tree) return prose;
  let level = 1;
  const visit = (piece: Piece) => {
    const line = source.bodyLine + (piece.position?.start.line ?? 1) - 1;
    sayCode(piece, line, say);
    if (piece.type === 'heading') {
      level = sayHeading(piece, level, line, say);
      prose.anchors.push(slug(wordsOf(piece)));
    }
    if (piece.type === 'image') sayImage(root, source, piece, line, say);
    if (piece.type === 'link') prose.links.push({ address: piece.url ?? '', line });
    if (piece.type === 'text') sayPromises(piece.value ?? '', line, say);
    piece.children?.forEach(visit);
  };
  visit(tree);
  if (source.body.trim() === '')
    say(source.bodyLine, 'The page has no text.', 'Write it under the second line of ---.');
  return prose;
}

const wordsOf = (piece: Piece): string => piece.value ?? (piece.children ?? []).map(wordsOf).join('');

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

function parserWords(message: string): [says: string, mend: string] {
  if (/comment in MDX/.test(message)) {
    return ['Notes written as <!-- … --> do not work here.', 'Remove the note.'];
  }
  if (/expression|brace/.test(message)) {
    return ['The sign { begins a piece of code here.', 'Write ( and ) instead, or put a \\ before it: \\{'];
  }
  const [, tag] = /tag (?:for )?`<\/?(\w+)/.exec(message) ?? [];
  if (tag) return [`<${tag}> is code, not text.`, asText];
  return ['The sign < begins a piece of code here.', 'Write "less than", or put a \\ before it: \\<'];
}

const asText = 'Write plain text; for a link write [words](/address), for a heading begin the line with ##.';

function sayCode({ type, name, value = '', align = [] }: Piece, line: number, say: Say) {
  if (type === 'mdxjsEsm') {
    const word = value.trim().split(/\s/)[0];
    say(
      line,
      `A line that begins with "${word}" is read as code.`,
      'Remove the line, or begin the sentence with another word.',
    );
  }
  if (/^mdx\w+Expression$/.test(type))
    say(line, `{${value}} is read as code.`, 'Write ( and ) instead, or put a \\ before it: \\{');
  if (/^mdxJsx/.test(type)) say(line, `<${name}> is code, not text.`, asText);
  if (type === 'code')
    say(
      line,
      'These lines are shown as program code.',
      'Remove the spaces at the beginning of the line, and any ```.',
    );
  if (align.some(Boolean)) {
    say(
      line,
      'The columns of this table are aligned with colons, which the site does not allow.',
      'Write |---|---| without colons.',
    );
  }
}

/** Returns the level that the next heading is compared with. */
function sayHeading({ depth = 2, ...piece }: Piece, above: number, line: number, say: Say): number {
  const signs = '#'.repeat(Math.min(above + 1, 6));
  if (wordsOf({ depth, ...piece }).trim() === '')
    say(line, 'This heading has no words.', 'Write them after the ##, or remove the line.');
  if (depth === 1) {
    say(
      line,
      'A heading with one # is the title of the whole page, which it already has.',
      'Write ## instead.',
    );
    return 2;
  }
  if (depth > above + 1)
    say(line, `This heading skips a level: ${'#'.repeat(depth)}.`, `Write ${signs} instead.`);
  return depth;
}

function sayImage(root: string, source: Source, { alt, url = '' }: Piece, line: number, say: Say) {
  if (!alt?.trim()) {
    say(
      line,
      'This picture has no words for people who cannot see it.',
      'Write ![what the picture shows](its path).',
    );
  }
  sayMissingPicture(root, source, url, line, say);
}
