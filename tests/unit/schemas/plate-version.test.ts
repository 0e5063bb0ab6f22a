import { expect, test } from 'vitest';
import { plateVersion } from '#schemas/plate-version.ts';
import type { PlateFacts } from '#schemas/plates.ts';

const picture = Uint8Array.from([1, 2, 3]);
const facts: PlateFacts = {
  version: '0123456789abcdef',
  thumbnail: '0123456789abcdef',
  width: 1280,
  height: 960,
  alt: 'A knee from the front.',
  labels: [{ words: 'Kneecap', x: 40, y: 30, side: 'left' }],
  pain: [{ x: 50, y: 60, radius: 5 }],
};
const [label] = facts.labels;
const [pain] = facts.pain;
const signed = plateVersion(picture, facts);

test.each([
  ['the words for those who cannot see it', { alt: 'A knee from behind.' }],
  ['a word', { labels: [{ ...label!, words: 'Shin' }] }],
  ['where a word points', { labels: [{ ...label!, x: 41 }] }],
  ['on which side it stands', { labels: [{ ...label!, side: 'right' as const }] }],
  ['where it hurts', { pain: [{ ...pain!, y: 61 }] }],
  ['how far it hurts', { pain: [{ ...pain!, radius: 6 }] }],
])('a signature is lost with %s', (_what, change) =>
  expect(plateVersion(picture, { ...facts, ...change })).not.toBe(signed),
);

test('a signature is lost with any byte of the picture', () =>
  expect(plateVersion(Uint8Array.from([1, 2, 4]), facts)).not.toBe(signed));

test('a signature is kept however the picture was drawn, and in whatever order the file says it', () => {
  const [x, y, words, side] = [label!.x, label!.y, label!.words, label!.side];
  const drawnAnew = { ...facts, thumbnail: 'fedcba9876543210', labels: [{ side, y, x, words }] };
  expect(plateVersion(picture, drawnAnew)).toBe(signed);
});
