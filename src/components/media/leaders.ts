// The words beside a plate: at its left and right edge, each on a line that leads to the place it names.

import type { PlateShown } from '#schemas/plates.ts';

type Label = PlateShown['labels'][number];

const MARGIN = 2.5;
const HIGHEST = 9;
const LOWEST = 95;
/** Two lines of words on the smallest plate that has any. */
const APART = 12;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Heights near those wanted, from top to bottom, that leave room for the words. */
const spread = (wanted: number[]) => {
  const down = wanted.reduce<number[]>(
    (all, height) => [...all, Math.max(height, (all.at(-1) ?? HIGHEST - APART) + APART)],
    [],
  );
  return down.reduceRight<number[]>(
    (all, height) => [Math.min(height, (all[0] ?? LOWEST + APART) - APART), ...all],
    [],
  );
};

/** All in percent: the line from the edge, at the height of the words, to where it bends, if it does, and on to its end. */
export const leaders = (labels: Label[]) =>
  (['left', 'right'] as const).flatMap((side) => {
    const own = labels.filter((label) => label.side === side).sort((a, b) => a.y - b.y);
    const heights = spread(own.map(({ y }) => y));
    const edge = side === 'left' ? MARGIN : 100 - MARGIN;
    return own.map(({ words, x, y }, index) => {
      const end = { x: tenth(x), y: tenth(y) };
      const height = tenth(heights[index] ?? y);
      const bend = height === end.y ? end.x : tenth(edge + (x - edge) * 0.6);
      return { words, side, edge, y: height, bend, end };
    });
  });
