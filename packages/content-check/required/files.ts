// Files that pages need: the facts of the practice, the words of each screen, and the safety blocks. Without its file, no
// page would show a block.
import type { Kind } from '@clinic/content-model/kinds.ts';
import { fieldsOf } from '@clinic/content-model/plain.ts';
import { fileNamed, findSource } from '../read/files.ts';
import { ofKind, type Source } from '../read/source.ts';
import { fixedWord, variantsOf } from '../read/walk.ts';
import type { ReportIn } from '../report/report.ts';

export function checkWords(sources: Source[], reportIn: ReportIn): void {
  const reportMissing = (kind: Kind, id: string, what: string) =>
    reportIn({ file: fileNamed(kind, id) })(
      1,
      `This file is missing: it contains ${what}, which pages cannot do without.`,
      'Put it back: every word in it may change.',
    );
  if (!findSource(sources, 'practice', 'practice'))
    reportMissing('practice', 'practice', 'the facts of the practice');
  const found = ofKind(sources, 'screens').map(({ data }) => data.screen);
  // An unreadable file may be the missing one, and is reported by another rule.
  if (found.includes(undefined)) return;
  for (const variant of variantsOf(fieldsOf('screens'))) {
    const word = String(fixedWord(variant)?.word);
    if (!found.some((screen) => screen === word))
      reportMissing('screens', word, `the words of "screen: ${word}"`);
  }
}

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

export function checkBlocks(sources: Source[], reportIn: ReportIn): void {
  for (const id of requiredBlocks)
    if (!findSource(sources, 'safety', id))
      reportIn({ file: fileNamed('safety', id) })(
        1,
        `The safety block "${id}" is missing, so no page can warn of it.`,
        'Keep the file: its words may change when a doctor agrees.',
      );
}
