import { sheetLines } from '../../safety/sheet.ts';
import { block, changed, lineOf, testSites, spine } from '../site.ts';

const steps = (count: number, letters: number) => `[${Array(count).fill('r'.repeat(letters)).join(', ')}]`;

/** Twenty-one short facts, and a benefit that fills the sheet with 440 letters. */
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

/** A full sheet of a page with a block that has one sign. */
const withBlock = (shown: string) => ({
  ...withBenefit(8 * 55, 'safety: [spine]'),
  ...changed(spine, ['shown: help', `shown: ${shown}`], ['words: [numb … legs]', 'words: [no such sign]']),
});

testSites({
  'a full sheet': [withBenefit(8 * 55)],
  'one line more': [
    withBenefit(8 * 55 + 1),
    `knee-block.mdx:${lineOf('procedure:', block) + 1} The facts fill ${sheetLines + 1} lines of their printed sheet, which has ${sheetLines}. → Leave out at least 1: each entry begins a line, which holds some 55 letters.`,
  ],
  'one more sign from a safety block': [withBlock('after'), `fill ${sheetLines + 1} lines`],
  'a block that is shown elsewhere': [withBlock('help')],
  'a box, which is on the back': [withBlock(`box\nrules: [${'t'.repeat(300)}]`)],
});
