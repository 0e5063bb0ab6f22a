import type { Mistake } from '@clinic/content-check/report/report.ts';

/** Why a file is not saved: each mistake on a line. */
export const refusal = (mistakes: Mistake[]): string =>
  mistakes.map(({ says, mend, inForm }) => inForm ?? `${says} ${mend}`).join('\n');

/** Why a file is not deleted: who would miss it. */
export const refusalToDelete = (missed: Mistake[]): string =>
  [
    'It is not deleted, because something else needs it. Change that first:',
    ...missed.map(({ file, line, says }) => `${file}, line ${line}: ${says}`),
  ].join('\n');
