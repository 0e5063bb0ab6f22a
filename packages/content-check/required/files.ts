// What the pages count on: the facts of the practice, the words of each screen, the safety blocks. Without the file of a
// block, it would be forgotten on every page at once.
import { fieldsOf } from '#schemas/plain.ts';
import { fileCalled } from '../read/files.ts';
import { ofKind, type Source } from '../read/source.ts';
import { fixedWord, variantsOf } from '../read/walk.ts';
import type { Mistake } from '../report/report.ts';

export function missingWords(sources: Source[]): Mistake[] {
  const hasPractice = ofKind(sources, 'practice').some(({ id }) => id === 'practice');
  const practice = missing(fileCalled('practice', 'practice'), 'the facts of the practice');
  return [...(hasPractice ? [] : [practice]), ...missingScreens(sources)];
}

function missingScreens(sources: Source[]): Mistake[] {
  const words = variantsOf(fieldsOf('screens')).map((variant) => fixedWord(variant)?.word);
  const found = ofKind(sources, 'screens').map(({ data }) => data.screen);
  // A file that cannot be read, or misspells its screen, may be the one: that is a mistake of its own.
  if (found.includes(undefined)) return [];
  return words
    .filter((word) => !found.some((screen) => screen === word))
    .map((word) => missing(fileCalled('screens', String(word)), `the words of "screen: ${String(word)}"`));
}

const missing = (file: string, what: string): Mistake => ({
  file,
  line: 1,
  says: `This file is missing: it holds ${what}, which pages cannot do without.`,
  mend: 'Put it back: every word in it may change.',
});

export const requiredBlocks = [
  'painkillers',
  'heat',
  'spine',
  'neck',
  'hot-joint',
  'gas',
  'before',
  'after',
  'after-joint',
  'after-spine',
  'after-head',
  'after-neck',
  'after-implant',
];

export const missingBlocks = (sources: Source[]): Mistake[] =>
  requiredBlocks
    .filter((id) => !ofKind(sources, 'safety').some((block) => block.id === id))
    .map((id) => ({
      file: fileCalled('safety', id),
      line: 1,
      says: `The safety block "${id}" is missing, so no page can warn of it.`,
      mend: 'Keep the file: its words may change when a doctor agrees.',
    }));
