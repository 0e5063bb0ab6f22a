import { expect, test } from 'vitest';
import { isLong, measured, readability } from '../../text/readability.ts';

const readabilityOf = (...texts: string[]) => readability(texts.flatMap(measured));

test('headings and catchwords are counted as words, but are no sentences', () => {
  const { words, age } = readabilityOf('How it feels', 'It hurts. It burns a lot.');
  expect(words).toBe(9);
  expect(age).toBe(readabilityOf('It hurts. It burns a lot.').age);
});

test('a sentence is long from 26 words on', () => {
  const sentence = (length: number) => `${Array(length).fill('word').join(' ')}.`;
  const heading = sentence(30).slice(0, -1);
  expect([sentence(25), sentence(26), heading].flatMap(measured).map(isLong)).toEqual([false, true, false]);
});

test('the age is that of Flesch and Kincaid', () => {
  // 13 words in 2 sentences, 14 syllables: grade 0.39 × 6.5 + 11.8 × 14/13 − 15.59 = −0.35
  const { age } = readabilityOf('The knee is a hinge between two bones. Rest it for a day.');
  expect(age).toBeCloseTo(4.65, 2);
  const hard = readabilityOf(
    'Interventional radiological denervation necessitates multidisciplinary consultation.',
  );
  expect(hard.age).toBeGreaterThan(18);
});

test('a page without sentences has no age', () => {
  expect(readabilityOf()).toEqual({ words: 0, age: 0 });
});
