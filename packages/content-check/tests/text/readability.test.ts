import { expect, test } from 'vitest';
import { isLong, measureSentences, readability } from '../../text/readability.ts';

const readabilityOf = (...texts: string[]) => readability(texts.flatMap(measureSentences));

test('counts the words of headings and keywords, but no sentences', () => {
  const { words, age } = readabilityOf('How it feels', 'It hurts. It burns a lot.');
  expect(words).toBe(9);
  expect(age).toBe(readabilityOf('It hurts. It burns a lot.').age);
  expect(measureSentences('word '.repeat(30)).map(isLong)).toEqual([false]);
});

test('computes the Flesch–Kincaid age', () => {
  // 13 words in 2 sentences, 14 syllables: grade 0.39 × 6.5 + 11.8 × 14/13 − 15.59 = −0.35
  const { age } = readabilityOf('The knee is a hinge between two bones. Rest it for a day.');
  expect(age).toBeCloseTo(4.65, 2);
  expect(readabilityOf()).toEqual({ words: 0, age: 0 });
});
