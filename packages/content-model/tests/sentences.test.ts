import { expect, test } from 'vitest';
import { bareWords, sentencesOf, spokenSentence, wordsOf } from '../sentences.ts';

test.each([
  ['One. Two? Three! Four', ['One.', 'Two?', 'Three!', 'Four']],
  ['Dr. Joshi listens. Take 0.5 ml, e.g. Monday.', ['Dr. Joshi listens.', 'Take 0.5 ml, e.g. Monday.']],
  ['She said: ‘It hurts.’ Then she slept.', ['She said: ‘It hurts.’', 'Then she slept.']],
  ['Over\ntwo lines.  And spaces.', ['Over two lines.', 'And spaces.']],
  ['Wait … and see. घुटने का दर्द.', ['Wait … and see.', 'घुटने का दर्द.']],
  ['', []],
])('the sentences of %j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));

test('words are separated by spaces, and punctuation alone is not a word', () =>
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

test('sentences that differ only in punctuation and capitals are equal', () => {
  expect(bareWords('It’s “over”, isn’t it?')).toBe(bareWords("Its over isn't IT"));
  expect(bareWords('घुटने का दर्द।')).toBe('घुटने का दर्द');
});

test.each([
  ['एका वेळी 1,000 मि. ग्रॅ. पेक्षा जास्त नाही. मग थांबा.', ['एका वेळी 1,000 मि. ग्रॅ. पेक्षा जास्त नाही.', 'मग थांबा.']],
  ['एक बार में 500 मि.ग्रा. लीजिए। फिर रुकिए।', ['एक बार में 500 मि.ग्रा. लीजिए।', 'फिर रुकिए।']],
  ['Dr. Joshi से पूछिए। 4.5 किलो?', ['Dr. Joshi से पूछिए।', '4.5 किलो?']],
  ['तो कमी. आहे', ['तो कमी.', 'आहे']],
])('%j is split into sentences to read aloud', (text, sentences) =>
  expect(text.match(spokenSentence)?.map((sentence) => sentence.trim())).toEqual(sentences),
);
