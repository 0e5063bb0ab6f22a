import { expect, test } from 'vitest';
import { isLong, readability, syllables, wholeSentences } from '#tools/readability/measure.ts';

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
])('%s has %i syllables', (word, count) => expect(syllables(word)).toBe(count));

test('headings and catchwords are counted, but no sentences', () => {
  expect(wholeSentences(['How it feels', 'It hurts. It burns.', 'A bruise'])).toEqual([
    'It hurts.',
    'It burns.',
  ]);
  const { words, averageSentence } = readability(['How it feels', 'It hurts. It burns a lot.']);
  expect(words).toBe(9);
  expect(averageSentence).toBe(3);
});

test('a sentence is long from 26 words on, and its share is of all sentences', () => {
  const sentence = (length: number) => `${Array(length).fill('word').join(' ')}.`;
  expect([25, 26].map((length) => isLong(sentence(length)))).toEqual([false, true]);
  expect(readability(['It hurts.', 'It burns.', 'It stays.', sentence(30)]).longShare).toBe(0.25);
});

test('the age is that of Flesch and Kincaid', () => {
  // 13 words in 2 sentences, 14 syllables: grade 0.39 × 6.5 + 11.8 × 14/13 − 15.59 = −0.35
  const { age } = readability(['The knee is a hinge between two bones. Rest it for a day.']);
  expect(age).toBeCloseTo(4.65, 2);
  const hard = readability([
    'Interventional radiological denervation necessitates multidisciplinary consultation.',
  ]);
  expect(hard.age).toBeGreaterThan(18);
});

test('a page without sentences has no age', () => {
  expect(readability([])).toEqual({ words: 0, averageSentence: 0, longShare: 0, age: 0 });
});
