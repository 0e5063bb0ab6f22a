import type { Mistake } from '@clinic/content-check/report/report.ts';

/** Why a file is not saved: each mistake on a line. */
export const refusal = (mistakes: Mistake[]): string =>
  mistakes.map(({ says, mend, inForm }) => inForm ?? `${says} ${mend}`).join('\n');
