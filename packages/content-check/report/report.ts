// What is said to a writer, and what the command prints of it.

/** Something a writer can put right: where it is, what is wrong, how to mend it. */
export interface Mistake {
  file: string;
  line: number;
  says: string;
  mend: string;
  /** What a form says instead, in which there are fields and no lines. */
  inForm?: string;
}

/** The way to a field of the details. */
export type Path = readonly (string | number)[];

/** A file that knows the lines of its fields. */
interface Placed {
  file: string;
  lineOf: (path: Path) => number;
}

/** Notes a mistake in the file at hand, at a line or at a field of the details. */
export type Say = (at: number | Path, says: string, mend: string, inForm?: string) => void;

/** The same in any file. */
export type SayIn = (source: Placed) => Say;

/** Notes the mistakes of each file in one list. To find the line of a field takes a while: only when it is said. */
export const sayingIn =
  (mistakes: Mistake[]): SayIn =>
  (source) =>
  (at, says, mend, inForm) =>
    mistakes.push({ file: source.file, line: lineIn(source, at), says, mend, inForm });

export const lineIn = (source: Placed, at: number | Path) =>
  typeof at === 'number' ? at : source.lineOf(at);

export function report(mistakes: Mistake[]): string {
  const count = mistakes.length === 1 ? '1 thing' : `${mistakes.length} things`;
  return [...entries(mistakes), `${count} to put right.`].join('\n\n');
}

export const entries = (mistakes: Mistake[]): string[] =>
  mistakes.map(({ file, line, says, mend }) => `${file}, line ${line}\n   ${says}\n   → ${mend}`);

export interface Result {
  files: number;
  mistakes: Mistake[];
  /** What could be better, but stops no build. */
  advice: Mistake[];
}

/** What the content check prints, and whether it fails: for mistakes it does, for advice it does not. */
export function outcome({ files, mistakes, advice }: Result): { words: string; exitCode: number } {
  const order = mistakes.length > 0 ? report(mistakes) : `All ${files} content files are in order.`;
  const advised = [`Advice, which stops nothing (${advice.length}):`, ...entries(advice)];
  const words = [order, ...(advice.length > 0 ? advised : [])].join('\n\n');
  return { words, exitCode: mistakes.length > 0 ? 1 : 0 };
}

export const byPlace = (a: Mistake, b: Mistake) =>
  a.file === b.file ? a.line - b.line : a.file.localeCompare(b.file);
