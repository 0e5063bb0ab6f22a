// Files that pages need: the facts of the practice, the words of each screen, and the safety blocks. Without its file, no
// page would show a block.
import { fieldsOf } from '@clinic/content-model/plain.ts';
import { fileNamed } from '../read/files.ts';
import { ofKind, type Source } from '../read/source.ts';
import { fixedWord, variantsOf } from '../read/walk.ts';
import type { Problem } from '../report/report.ts';

export function missingWords(sources: Source[]): Problem[] {
  const hasPractice = ofKind(sources, 'practice').some(({ id }) => id === 'practice');
  const practice = missing(fileNamed('practice', 'practice'), 'the facts of the practice');
  return [...(hasPractice ? [] : [practice]), ...missingScreens(sources)];
}

function missingScreens(sources: Source[]): Problem[] {
  const words = variantsOf(fieldsOf('screens')).map((variant) => fixedWord(variant)?.word);
  const found = ofKind(sources, 'screens').map(({ data }) => data.screen);
  // An unreadable file may be the missing one, and is reported by another rule.
  if (found.includes(undefined)) return [];
  return words
    .filter((word) => !found.some((screen) => screen === word))
    .map((word) => missing(fileNamed('screens', String(word)), `the words of "screen: ${String(word)}"`));
}

const missing = (file: string, what: string): Problem => ({
  file,
  line: 1,
  message: `This file is missing: it holds ${what}, which pages cannot do without.`,
  fix: 'Put it back: every word in it may change.',
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

export const missingBlocks = (sources: Source[]): Problem[] =>
  requiredBlocks
    .filter((id) => !ofKind(sources, 'safety').some((block) => block.id === id))
    .map((id) => ({
      file: fileNamed('safety', id),
      line: 1,
      message: `The safety block "${id}" is missing, so no page can warn of it.`,
      fix: 'Keep the file: its words may change when a doctor agrees.',
    }));
