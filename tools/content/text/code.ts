// What the parser of the articles reads as program code where a writer meant text.
import type { Say } from '../say/mistake.ts';
import { nearest } from '../say/nearest.ts';
import type { Piece } from './piece.ts';
import { isTerm, termExample } from './terms.ts';

type Words = [says: string, mend: string];

const asText = 'Write plain text; for a link write [words](/address), for a heading begin the line with ##.';

export function parserWords(message: string): Words {
  if (/comment in MDX/.test(message)) {
    return ['Notes written as <!-- … --> do not work here.', 'Remove the note.'];
  }
  if (/expression|brace/.test(message)) {
    return ['The sign { begins a piece of code here.', 'Write ( and ) instead, or put a \\ before it: \\{'];
  }
  const [, tag] = /tag (?:for )?`<\/?(\w+)/.exec(message) ?? [];
  if (tag === 'Term')
    return ['A term is not opened and closed in the same sentence.', `Write ${termExample}.`];
  if (tag) return tagWords(tag);
  return [
    'The sign < begins a piece of code here.',
    `Write "less than", or put a \\ before it: \\<. A term is written ${termExample}.`,
  ];
}

/** A capital letter makes it a box, such as other sites have; nearest() forgives <term> and <Trem>. */
function tagWords(tag: string): Words {
  const meant = nearest(tag, ['Term']);
  if (!meant && !/^[A-Z]/.test(tag)) return [`<${tag}> is code, not text.`, asText];
  const otherwise = `Write its text as a paragraph. The only box is ${termExample}.`;
  return [`There is no box called <${tag}>.`, meant ? `Did you mean ${termExample}?` : otherwise];
}

/** Boxes as other programs write them: :::note, or [!NOTE] in a quotation. */
export function sayForeignBox(words: string, line: number, say: Say) {
  const [mark] = /^(?:::+\s*\w+|\[!\w+\])/.exec(words.trim()) ?? [];
  if (mark)
    say(
      line,
      `Readers would see "${mark}" as it is typed: there are no such boxes here.`,
      'Write its text as a paragraph, with a heading of its own if it needs one.',
    );
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
  if (/^mdxJsx/.test(type) && !isTerm(piece)) say(line, ...tagWords(name ?? ''));
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
