import { expect, test } from 'vitest';
import { citedPieces, mapTexts, numbered, sourcesIn, withoutSources } from '../sources.ts';

const text = 'About 6 in 10 had less pain [nice-2022], few had none [who-2023]. Ask us.';

test('source keys are removed from plain text', () => {
  expect(withoutSources(text)).toBe('About 6 in 10 had less pain, few had none. Ask us.');
  expect(mapTexts({ one: [text], day: new Date(0) }, withoutSources)).toEqual({
    one: [withoutSources(text)],
    day: new Date(0),
  });
});

test('source keys are found in a text', () => {
  expect(sourcesIn(text)).toEqual(['nice-2022', 'who-2023']);
  expect(sourcesIn('Call 112 (or 108).')).toEqual([]);
});

test('a known source key is replaced by its number', () => {
  const numbers = new Map([['nice-2022', 2]]);
  expect(numbered(text, numbers)).toBe('About 6 in 10 had less pain [2], few had none [who-2023]. Ask us.');
});

test('a number does not wrap away from the word before it and the punctuation after it', () => {
  expect(citedPieces('Less pain [2], for 3 in 10 [1] [4]. Ask.')).toEqual([
    { text: 'Less ', sources: [], marks: '' },
    { text: 'pain', sources: ['2'], marks: ',' },
    { text: ' for 3 in ', sources: [], marks: '' },
    { text: '10', sources: ['1', '4'], marks: '.' },
    { text: ' Ask.', sources: [], marks: '' },
  ]);
  expect(citedPieces('No source.')).toEqual([{ text: 'No source.', sources: [], marks: '' }]);
});
