import { expect, test } from 'vitest';
import { isLong, measured, readability } from '#tools/content/measure/readability.ts';
import { spokenIn } from '#tools/content/measure/syllables.ts';

const readabilityOf = (...texts: string[]) => readability(texts.flatMap(measured));

test.each([
  ['pain', 1],
  ['knee', 1],
  ['nerve', 1],
  ['makes', 1],
  ['jumped', 1],
  ['tested', 2],
  ['table', 2],
  ['muscle', 2],
  ['doctor', 2],
  ['causes', 2],
  ['hospital', 3],
  ['anaesthetic', 4],
  ['the', 1],
  ['25', 1],
  ['“Knee’s,”', 1],
  ['RELIEVED', 2],
  ['घुटना', 1],
  ['–', 0],
])('%s has %i syllables', (word, count) => expect(spokenIn(word).syllables).toBe(count));

test('headings and catchwords are counted, but no sentences', () => {
  const { words, averageSentence } = readabilityOf('How it feels', 'It hurts. It burns a lot.');
  expect(words).toBe(9);
  expect(averageSentence).toBe(3);
});

test('a sentence is long from 26 words on, and its share is of all sentences', () => {
  const sentence = (length: number) => `${Array(length).fill('word').join(' ')}.`;
  const heading = sentence(30).slice(0, -1);
  expect([sentence(25), sentence(26), heading].flatMap(measured).map(isLong)).toEqual([false, true, false]);
  expect(readabilityOf('It hurts.', 'It burns.', 'It stays.', sentence(30), heading).longShare).toBe(0.25);
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
  expect(readabilityOf()).toEqual({ words: 0, averageSentence: 0, longShare: 0, age: 0 });
});
