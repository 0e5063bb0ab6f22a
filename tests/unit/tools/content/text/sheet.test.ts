// The facts of a procedure are printed on one sheet.
import { expect, test } from 'vitest';
import { block, changed, mistakesIn } from '../site.ts';

const steps = (count: number, letters: number) => `[${Array(count).fill('r'.repeat(letters)).join(', ')}]`;

/** Twenty-one short facts, of which these take the lines of many. */
const withBenefit = (letters: number) =>
  mistakesIn(
    changed(
      block,
      ['[Tell us your tablets., Bring someone.]', steps(7, 240)],
      ['[You lie down., The skin is numbed.]', steps(7, 220)],
      ['benefit: Some have relief.', `benefit: ${'b'.repeat(letters)}`],
    ),
  );

test('a full sheet is right', () => expect(withBenefit(4 * 55)).toEqual([]));

test('one line more is too much', () => {
  expect(withBenefit(4 * 55 + 1)).toEqual([
    'knee-block.mdx:19 The facts fill 84 lines of their printed sheet, which has 83. → Leave out at least 1: each entry begins a line, which holds some 55 letters.',
  ]);
});
