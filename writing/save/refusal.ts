import type { Mistake } from '#tools/content/say/mistake.ts';

/** Why a file is not saved: each mistake on a line. */
export const refusal = (mistakes: Mistake[]): string =>
  mistakes.map(({ says, mend, inForm }) => inForm ?? `${says} ${mend}`).join('\n');
