// The labels at the left and right edge of a plate, each with a leader line to its part.
import type { PlateShown } from '@clinic/content-model/plates.ts';

type Label = PlateShown['labels'][number];

const MARGIN = 2.5;
const HIGHEST = 9;
const LOWEST = 95;
/** The height of two lines of text on the smallest plate with labels. */
const APART = 12;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Moves heights apart, so that labels do not overlap. Sorted from top to bottom. */
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

/** Returns each label's line in percent: from the edge at the height of the text to its bend, if any, and to its end. */
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
