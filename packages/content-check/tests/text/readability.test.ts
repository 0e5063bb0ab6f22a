import { expect, test } from 'vitest';
import { isLong, measured, readability } from '../../text/readability.ts';

const readabilityOf = (...texts: string[]) => readability(texts.flatMap(measured));

test('headings and catchwords are counted as words, but are no sentences', () => {
  const { words, age } = readabilityOf('How it feels', 'It hurts. It burns a lot.');
  expect(words).toBe(9);
  expect(age).toBe(readabilityOf('It hurts. It burns a lot.').age);
  expect(measured('word '.repeat(30)).map(isLong)).toEqual([false]);
});

test('the age is that of Flesch and Kincaid', () => {
  // 13 words in 2 sentences, 14 syllables: grade 0.39 × 6.5 + 11.8 × 14/13 − 15.59 = −0.35
  const { age } = readabilityOf('The knee is a hinge between two bones. Rest it for a day.');
  expect(age).toBeCloseTo(4.65, 2);
  expect(readabilityOf()).toEqual({ words: 0, age: 0 });
});
