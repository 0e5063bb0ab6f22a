import { expect, test } from 'vitest';
import { plateVersion } from '../plate-version.ts';
import type { PlateFacts } from '../plates.ts';

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
  ['the alt text', { alt: 'A knee from behind.' }],
  ['the text of a label', { labels: [{ ...label!, words: 'Shin' }] }],
  ['the point of a label', { labels: [{ ...label!, x: 41 }] }],
  ['the side of a label', { labels: [{ ...label!, side: 'right' as const }] }],
  ['the position of the pain', { pain: [{ ...pain!, y: 61 }] }],
  ['the radius of the pain', { pain: [{ ...pain!, radius: 6 }] }],
])('a signature becomes invalid when this changes: %s', (_what, change) =>
  expect(plateVersion(picture, { ...facts, ...change })).not.toBe(signed),
);

test('a signature becomes invalid when any byte of the picture changes', () =>
  expect(plateVersion(Uint8Array.from([1, 2, 4]), facts)).not.toBe(signed));

test('a signature stays valid when only the renderer or the order of keys changes', () => {
  const [x, y, words, side] = [label!.x, label!.y, label!.words, label!.side];
  const drawnAnew = { ...facts, thumbnail: 'fedcba9876543210', labels: [{ side, y, x, words }] };
  expect(plateVersion(picture, drawnAnew)).toBe(signed);
});
