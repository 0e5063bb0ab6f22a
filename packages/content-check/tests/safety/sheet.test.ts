// The facts of a procedure are printed on one sheet.
import { sheetLines } from '../../safety/sheet.ts';
import { block, changed, lineOf, says, spine } from '../site.ts';

const steps = (count: number, letters: number) => `[${Array(count).fill('r'.repeat(letters)).join(', ')}]`;

/** Twenty-one short facts, of which these take the lines of many: with 440 letters of benefit, all of them. */
const withBenefit = (letters: number, named = 'safety: []') =>
  changed(
    block,
    ['procedure:', `${named}\nprocedure:`],
    ['[Tell us your tablets., Bring someone.]', steps(7, 240)],
    ['[You lie down., The skin is numbed.]', steps(7, 240)],
    ['evidence: Studies are small.', `evidence: ${'e'.repeat(8 * 55)}`],
    ['anaesthesia: You are awake.', `anaesthesia: ${'a'.repeat(3 * 50)}`],
    ['goingHome: The same day.', `goingHome: ${'g'.repeat(2 * 50)}`],
    ['benefit: Some have relief.', `benefit: ${'b'.repeat(letters)}`],
  );

/** A full sheet of a page that names a block with one sign, which is shown so. */
const withBlock = (shown: string) => ({
  ...withBenefit(8 * 55, 'safety: [spine]'),
  ...changed(spine, ['shown: help', `shown: ${shown}`], ['words: [numb … legs]', 'words: [no such sign]']),
});

says({
  'a full sheet is right': [withBenefit(8 * 55)],
  'one line more is too much': [
    withBenefit(8 * 55 + 1),
    `knee-block.mdx:${lineOf('procedure:', block) + 1} The facts fill ${sheetLines + 1} lines of their printed sheet, which has ${sheetLines}. → Leave out at least 1: each entry begins a line, which holds some 55 letters.`,
  ],
  'one more sign, which a safety block brings, is too much': [
    withBlock('after'),
    `fill ${sheetLines + 1} lines`,
  ],
  'a block that is shown elsewhere takes no line': [withBlock('help')],
  'a box takes no line: it stands on the back': [withBlock(`box\nrules: [${'t'.repeat(300)}]`)],
});
