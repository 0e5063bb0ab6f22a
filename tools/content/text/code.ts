// What the parser of the articles reads as program code where a writer meant text.
import type { Say } from '../say/mistake.ts';
import type { Piece } from './piece.ts';
import { isTerm, termExample } from './terms.ts';

const asText = 'Write plain text; for a link write [words](/address), for a heading begin the line with ##.';

export function parserWords(message: string): [says: string, mend: string] {
  if (/comment in MDX/.test(message)) {
    return ['Notes written as <!-- … --> do not work here.', 'Remove the note.'];
  }
  if (/expression|brace/.test(message)) {
    return ['The sign { begins a piece of code here.', 'Write ( and ) instead, or put a \\ before it: \\{'];
  }
  const [, tag] = /tag (?:for )?`<\/?(\w+)/.exec(message) ?? [];
  if (tag === 'Term')
    return ['A term is not opened and closed in the same sentence.', `Write ${termExample}.`];
  if (tag) return [`<${tag}> is code, not text.`, asText];
  return [
    'The sign < begins a piece of code here.',
    `Write "less than", or put a \\ before it: \\<. A term is written ${termExample}.`,
  ];
}

export function sayCode(piece: Piece, line: number, say: Say) {
  const { type, name, value = '', align = [] } = piece;
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
  if (/^mdxJsx/.test(type) && !isTerm(piece)) say(line, `<${name}> is code, not text.`, asText);
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
