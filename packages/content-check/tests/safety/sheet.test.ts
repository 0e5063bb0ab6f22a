// The facts of a procedure are printed on one sheet.
import { expect, test } from 'vitest';
import { sheetLines } from '../../safety/sheet.ts';
import { block, changed, mistakesIn, spine } from '../site.ts';

const steps = (count: number, letters: number) => `[${Array(count).fill('r'.repeat(letters)).join(', ')}]`;

/** Twenty-one short facts, of which these take the lines of many. */
const withBenefit = (letters: number, more: Record<string, string> = {}, named = 'safety: []') =>
  mistakesIn({
    ...changed(
      block,
      ['procedure:', `${named}\nprocedure:`],
      ['[Tell us your tablets., Bring someone.]', steps(7, 240)],
      ['[You lie down., The skin is numbed.]', steps(7, 240)],
      ['evidence: Studies are small.', `evidence: ${'e'.repeat(8 * 55)}`],
      ['anaesthesia: You are awake.', `anaesthesia: ${'a'.repeat(3 * 50)}`],
      ['goingHome: The same day.', `goingHome: ${'g'.repeat(2 * 50)}`],
      ['benefit: Some have relief.', `benefit: ${'b'.repeat(letters)}`],
    ),
    ...more,
  });

test('a full sheet is right', () => expect(withBenefit(8 * 55)).toEqual([]));

test('one line more is too much', () => {
  expect(withBenefit(8 * 55 + 1)).toEqual([
    `knee-block.mdx:20 The facts fill ${sheetLines + 1} lines of their printed sheet, which has ${sheetLines}. → Leave out at least 1: each entry begins a line, which holds some 55 letters.`,
  ]);
});

test('a full sheet with one more sign, which a safety block brings, is too much', () => {
  const shown = (as: string) =>
    changed(spine, ['shown: help', `shown: ${as}`], ['words: [numb … legs]', 'words: [no such sign]']);
  expect(withBenefit(8 * 55, shown('after'), 'safety: [spine]')).toEqual([
    expect.stringContaining(`fill ${sheetLines + 1} lines`),
  ]);
  expect(withBenefit(8 * 55, shown('help'), 'safety: [spine]')).toEqual([]);
});

test('a box takes no line: it stands on the back', () => {
  const box = changed(
    spine,
    ['shown: help', `shown: box\nrules: [{ text: ${'t'.repeat(400)} }]`],
    ['words: [numb … legs]', 'words: [no such sign]'],
  );
  expect(withBenefit(8 * 55, box, 'safety: [spine]')).toEqual([]);
});
