import { expect, test } from 'vitest';
import { bareWords, sentencesOf, wordsOf } from '#lib/sentences.ts';

test.each([
  ['One. Two? Three! Four', ['One.', 'Two?', 'Three!', 'Four']],
  ['Dr. Joshi listens. Take 0.5 ml, e.g. Monday.', ['Dr. Joshi listens.', 'Take 0.5 ml, e.g. Monday.']],
  ['She said: ‘It hurts.’ Then she slept.', ['She said: ‘It hurts.’', 'Then she slept.']],
  ['Over\ntwo lines.  And spaces.', ['Over two lines.', 'And spaces.']],
  ['Wait … and see. घुटने का दर्द.', ['Wait … and see.', 'घुटने का दर्द.']],
  ['', []],
])('the sentences of %j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));

test('words are separated by spaces; signs on their own are none', () =>
  expect(wordsOf('A long-lasting pain – about 6 in 10 … घुटने')).toEqual([
    'A',
    'long-lasting',
    'pain',
    'about',
    '6',
    'in',
    '10',
    'घुटने',
  ]));

test('sentences that differ only in signs and capitals are the same', () => {
  expect(bareWords('It’s “over”, isn’t it?')).toBe(bareWords("Its over isn't IT"));
  expect(bareWords('घुटने का दर्द।')).toBe('घुटने का दर्द');
});
