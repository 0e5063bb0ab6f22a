import { expect, test } from 'vitest';
import { keepMarks } from '#tools/astro/keep-marks.ts';

const term = (word: string) =>
  `<button class="term" type="button" popovertarget="term-disc" data-s1>${word}</button><span id="term-disc" class="meaning" popover data-s1>A cushion.</span>`;

test('a mark stays with the term before it', () => {
  expect(keepMarks(`<p>the ${term('disc')}, each firm</p>`)).toBe(
    `<p>the <span class="keep">${term('disc')},</span> each firm</p>`,
  );
});

test('a word after a term may stand on the next line', () => {
  const words = `<p>the ${term('disc')} and the bone.</p>`;
  expect(keepMarks(words)).toBe(words);
});
