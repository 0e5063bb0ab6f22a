// What of a text would not be shown as its writer means it: code, foreign boxes, headings, terms, pictures.
import { didYouMean } from '../report/nearest.ts';
import { called, folderOf, namesOf } from '../read/files.ts';
import { sayDraft } from '../relations/references.ts';
import type { Source } from '../read/source.ts';
import type { Say } from '../report/report.ts';
import { bodyOf, wordsIn, type Piece } from './body.ts';
import { sayBoxMistakes } from './boxes.ts';
import { isBox, noBrace, problemOf, tagProblem, termExample, type Problem } from './plain-text.ts';

export function sayTextMistakes(root: string, source: Source, all: Source[], say: Say) {
  const { pieces, fault } = bodyOf(source);
  if (fault) return say(fault.line, ...parserProblem(fault.message));
  if (pieces.length === 0)
    return say(
      source.bodyLine,
      'The page has no text.',
      'Write it under the second line of ---.',
      'The page has no text. Write it in the middle, under the bar.',
    );
  let level = 1;
  const terms = new Set<string>();
  for (const piece of pieces) {
    const { node, line } = piece;
    sayForbidden(piece, say);
    if (node.type === 'heading') level = sayHeading(node.depth, wordsIn(node), level, line, say);
    if (node.type === 'paragraph') sayForeignBox(wordsIn(node), line, say);
    sayBoxMistakes(root, source, piece, say);
    const term = sayTerm(piece, say);
    if (term === undefined) continue;
    sayUnknownTerm(term, terms.has(term), line, all, say);
    sayDraft(source, called(all, 'glossary', term), line, say);
    terms.add(term);
  }
}

function parserProblem(message: string): Problem {
  if (/comment in MDX/.test(message))
    return ['Notes written as <!-- … --> do not work here.', 'Remove the note.'];
  if (/expression|brace/.test(message)) return ['The sign { begins a piece of code here.', noBrace];
  const [, tag] = /tag (?:for )?`<\/?(\w+)/.exec(message) ?? [];
  if (tag === 'Term')
    return ['A term is not opened and closed in the same sentence.', `Write ${termExample}.`];
  if (tag) return tagProblem(tag);
  return [
    'The sign < begins a piece of code here.',
    `Write "less than", or put a \\ before it: \\<. A term is written ${termExample}.`,
  ];
}

function sayForbidden({ node, line }: Piece, say: Say) {
  const problem = problemOf(node);
  if (problem) say(line, ...problem);
  if (node.type === 'table' && node.align?.some(Boolean))
    say(
      line,
      'The columns of this table are aligned with colons, which the site does not allow.',
      'Write |---|---| without colons.',
    );
}

/** Boxes as other programs write them: :::note, or [!NOTE] in a quotation. */
function sayForeignBox(words: string, line: number, say: Say) {
  const [mark] = /^(?:::+\s*\w+|\[!\w+\])/.exec(words.trim()) ?? [];
  if (mark)
    say(
      line,
      `Readers would see "${mark}" as it is typed: there are no such boxes here.`,
      'Write its text as a paragraph, with a heading of its own if it needs one.',
    );
}

/** Returns the level that the next heading is compared with. */
function sayHeading(depth: number, words: string, above: number, line: number, say: Say): number {
  const signs = '#'.repeat(Math.min(above + 1, 6));
  if (words.trim() === '')
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
      `The heading "${words}" skips a level. Make it a Heading ${signs.length}.`,
    );
  return depth;
}

/** Returns the word of the glossary that is named, if this is a term: a hard word with its meaning on a tap. */
function sayTerm({ node, line, around }: Piece, say: Say): string | undefined {
  if (!isBox(node) || node.name !== 'Term') return undefined;
  const [id, ...more] = node.attributes;
  if (id?.type !== 'mdxJsxAttribute' || id.name !== 'id' || typeof id.value !== 'string' || more.length > 0) {
    say(
      line,
      'A term must say which word it explains, and nothing else.',
      `Write ${termExample}.`,
      `The glossary does not know yet which of its words "${wordsIn(node)}" is. Click it in the text, then the pencil, and choose one.`,
    );
    return undefined;
  }
  const place = around.find(({ type }) => type === 'heading' || type === 'link');
  if (node.type === 'mdxJsxFlowElement')
    say(
      line,
      'A term must stand inside a sentence.',
      'Move it into the sentence where the word first stands.',
    );
  else if (place)
    say(
      line,
      `A term cannot stand in a ${place.type}.`,
      'Explain the word where it first stands in a sentence.',
    );
  else if (wordsIn(node).trim() === '') say(line, 'This term has no words.', `Write ${termExample}.`);
  return id.value;
}

function sayUnknownTerm(id: string, isAgain: boolean, line: number, all: Source[], say: Say) {
  const folder = folderOf('glossary');
  const otherwise = `The terms are the files in ${folder}, without their endings.`;
  if (!called(all, 'glossary', id)) {
    const mend = didYouMean(id, namesOf(all, 'glossary'), otherwise);
    say(line, `There is no term called "${id}" in ${folder}.`, mend);
  } else if (isAgain)
    say(line, `"${id}" is explained twice on this page.`, 'Keep the first, and write the word plainly here.');
}
