// Parts of a text that would not render as its writer means: code, unknown boxes, headings, terms, pictures.
import type { MdastNode } from 'satteri';
import { checkPictureIn } from './pictures/pictures.ts';
import { didYouMean } from './report/nearest.ts';
import { endingOf, findSource, folderOf, namesOf } from './read/files.ts';
import { checkDraft } from './relations/references.ts';
import type { Source } from './read/source.ts';
import type { Report } from './report/report.ts';
import type { Context } from './read/rule.ts';
import { bodyOf, wordsIn, type Piece } from './text/body.ts';
import {
  attributeOf,
  childrenOf,
  isBox,
  isPlainBlock,
  noBrace,
  problemOf,
  tagProblem,
  termExample,
  type Box,
  type Explanation,
} from './text/plain-text.ts';

export function checkText(source: Source, reportAt: Report, { root, all }: Context): void {
  if (endingOf(source.kind) !== '.mdx') return;
  const { pieces, fault } = bodyOf(source);
  if (fault) return reportAt(fault.line, ...parserProblem(fault.message));
  if (pieces.length === 0)
    return reportAt(
      source.bodyLine,
      'The page has no text.',
      'Write it under the second line of ---.',
      'The page has no text. Write it in the middle, under the bar.',
    );
  let level = 1;
  const terms = new Set<string>();
  for (const piece of pieces) {
    const { node, line } = piece;
    const report: ReportHere = (...problem) => reportAt(line, ...problem);
    checkNode(node, report);
    if (node.type === 'heading') level = checkHeading(node.depth, wordsIn(node), level, report);
    if (node.type === 'paragraph') checkForeignBox(wordsIn(node), report);
    checkPictureIn(root, source, piece, reportAt);
    if (isBox(node) && node.name === 'Table') checkTable(node, report);
    const term = checkTerm(piece, report);
    if (term === undefined) continue;
    checkTermId(term, terms.has(term), all, report);
    checkDraft(source, findSource(all, 'glossary', term), line, reportAt);
    terms.add(term);
  }
}

type ReportHere = (message: string, fix: string, inForm?: string) => void;

function parserProblem(message: string): Explanation {
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

function checkNode(node: MdastNode, report: ReportHere) {
  const problem = problemOf(node);
  if (problem) report(...problem);
  if (node.type === 'table' && node.align?.some(Boolean))
    report(
      'The columns of this table are aligned with colons, which the site does not allow.',
      'Write |---|---| without colons.',
    );
}

/** Boxes of other programs: :::note, or [!NOTE] in a quotation. */
function checkForeignBox(words: string, report: ReportHere) {
  const [mark] = /^(?:::+\s*\w+|\[!\w+\])/.exec(words.trim()) ?? [];
  if (mark)
    report(
      `Readers would see "${mark}" as it is typed: there are no such boxes here.`,
      'Write its text as a paragraph, with a heading of its own if it needs one.',
    );
}

/** Returns the level to compare the next heading with. */
function checkHeading(depth: number, words: string, above: number, report: ReportHere): number {
  const signs = '#'.repeat(Math.min(above + 1, 6));
  if (words.trim() === '')
    report(
      'This heading has no words.',
      'Write them after the ##, or remove the line.',
      'A heading has no words. Write them, or remove it.',
    );
  if (depth === 1) {
    report('A heading with one # is the title of the whole page, which it already has.', 'Write ## instead.');
    return 2;
  }
  if (depth > above + 1)
    report(
      `This heading skips a level: ${'#'.repeat(depth)}.`,
      `Write ${signs} instead.`,
      `The heading "${words}" skips a level. Make it a Heading ${signs.length}.`,
    );
  return depth;
}

/** Returns the glossary id of a term: a hard word whose meaning a tap shows. */
function checkTerm({ node, around }: Piece, report: ReportHere): string | undefined {
  if (!isBox(node) || node.name !== 'Term') return undefined;
  const [id, ...more] = node.attributes;
  if (id?.type !== 'mdxJsxAttribute' || id.name !== 'id' || typeof id.value !== 'string' || more.length > 0) {
    report(
      'A term must say which word it explains, and nothing else.',
      `Write ${termExample}.`,
      `"${wordsIn(node)}" names no term of the glossary. Remove the mark, select the word, then choose Add …, "Term of the glossary".`,
    );
    return undefined;
  }
  const parent = around.find(({ type }) => type === 'heading' || type === 'link');
  if (node.type === 'mdxJsxFlowElement')
    report('A term must be inside a sentence.', 'Move it into the sentence where the word first appears.');
  else if (parent)
    report(`A term cannot be in a ${parent.type}.`, 'Explain the word where it first appears in a sentence.');
  else if (wordsIn(node).trim() === '') report('This term has no words.', `Write ${termExample}.`);
  return id.value;
}

function checkTermId(id: string, isAgain: boolean, all: Source[], report: ReportHere) {
  const folder = folderOf('glossary');
  const otherwise = `The terms are the files in ${folder}, without their endings.`;
  if (!findSource(all, 'glossary', id)) {
    const fix = didYouMean(id, namesOf(all, 'glossary'), otherwise);
    report(`There is no term called "${id}" in ${folder}.`, fix);
  } else if (isAgain)
    report(`"${id}" is explained twice on this page.`, 'Keep the first, and write the word plainly here.');
}

function checkTable(node: Box, report: ReportHere) {
  const inside = childrenOf(node);
  if (!isPlainBlock(node) || !attributeOf(node, 'caption')?.trim())
    report('The caption over a table has no words.', 'Write <Table caption="what the table compares">.');
  if (inside.length !== 1 || inside[0]?.type !== 'table')
    report('A <Table> contains one table and nothing else.', 'Move everything else out of it.');
}
