/** Something a writer can put right: where it is, what is wrong, how to mend it. */
export interface Mistake {
  file: string;
  line: number;
  says: string;
  mend: string;
  /** What a form says instead, in which there are fields and no lines. */
  inForm?: string;
}

/** To find the line of a detail takes a while: best when something is to be said of it. */
export type Line = number | (() => number);

/** Notes a mistake in the file at hand. */
export type Say = (line: Line, says: string, mend: string, inForm?: string) => void;

/** Notes the mistakes of each file in one list. */
export const sayingIn =
  (mistakes: Mistake[]) =>
  ({ file }: { file: string }): Say =>
  (line, says, mend, inForm) =>
    mistakes.push({ file, line: typeof line === 'number' ? line : line(), says, mend, inForm });

export function report(mistakes: Mistake[]): string {
  const count = mistakes.length === 1 ? '1 thing' : `${mistakes.length} things`;
  return [...entries(mistakes), `${count} to put right.`].join('\n\n');
}

export const entries = (mistakes: Mistake[]): string[] =>
  mistakes.map(({ file, line, says, mend }) => `${file}, line ${line}\n   ${says}\n   → ${mend}`);

export const byPlace = (a: Mistake, b: Mistake) =>
  a.file === b.file ? a.line - b.line : a.file.localeCompare(b.file);
