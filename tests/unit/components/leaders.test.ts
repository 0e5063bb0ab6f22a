import { expect, test } from 'vitest';
import { leaders } from '#components/media/leaders.ts';

const label = (words: string, x: number, y: number, side: 'left' | 'right' = 'left') => ({
  words,
  x,
  y,
  side,
});

test('a label is placed at the edge of its side, and its line ends at the labelled point', () => {
  const [left, right] = leaders([label('Kneecap', 40.26, 30), label('Shin bone', 60, 70.04, 'right')]);
  expect(left).toMatchObject({ words: 'Kneecap', edge: 2.5, y: 30, end: { x: 40.3, y: 30 } });
  expect(right).toMatchObject({ words: 'Shin bone', edge: 97.5, y: 70, end: { x: 60, y: 70 } });
});

test.each([
  ['near each other', [50, 51, 49]],
  ['at the top', [0, 1, 2]],
  ['at the bottom', [97, 98, 100]],
])('labels %s are spread out in order and stay on the plate', (_where, heights) => {
  const placed = leaders(heights.map((y) => label(`At ${y}`, 50, y))).map(({ y }) => y);
  expect(placed).toEqual(placed.toSorted((a, b) => a - b));
  placed.slice(1).forEach((y, index) => expect(y - (placed[index] ?? 0)).toBeGreaterThanOrEqual(12));
  for (const y of placed) expect(y).toBeGreaterThanOrEqual(9);
  for (const y of placed) expect(y).toBeLessThanOrEqual(95);
});
