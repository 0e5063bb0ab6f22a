// The safety blocks that this site keeps. Without its file, a block would be forgotten on every page at once.
import type { Mistake } from '../say/mistake.ts';
import { endingOf, folderOf } from '../read/files.ts';
import type { Source } from '../read/source.ts';

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
  'after-implant',
];

export const missingBlocks = (sources: Source[]): Mistake[] =>
  requiredBlocks
    .filter((id) => !sources.some((one) => one.kind === 'safety' && one.id === id))
    .map((id) => ({
      file: `${folderOf('safety')}/${id}${endingOf('safety')}`,
      line: 1,
      says: `The safety block "${id}" is missing, so no page can warn of it.`,
      mend: 'Keep the file: its words may change when a doctor agrees.',
    }));
