// Problems of the content, and how the command prints them.

export interface Problem {
  file: string;
  line: number;
  message: string;
  fix: string;
  /** Shown in forms, which have fields and no lines. */
  inForm?: string | undefined;
  /** Its field, if the rule knows it. */
  path?: Path | undefined;
}

/** Keys and indexes that lead to a field of the details. */
export type Path = readonly (string | number)[];

/** A file. `lineOf` is undefined when the file is missing. */
interface Placed {
  file: string;
  lineOf?: (path: Path) => number;
}

/** Reports a problem of one file, at a line or at a field. */
export type Report = (at: number | Path, message: string, fix: string, inForm?: string) => void;

export type ReportIn = (source: Placed) => Report;

/** Collects problems in a list. Lines are looked up only for problems, because that is slow. */
export const reportTo =
  (problems: Problem[]): ReportIn =>
  (source) =>
  (at, message, fix, inForm) =>
    problems.push({
      file: source.file,
      line: lineIn(source, at),
      message,
      fix,
      inForm,
      path: typeof at === 'number' ? undefined : at,
    });

export const lineIn = (source: Placed, at: number | Path) =>
  typeof at === 'number' ? at : (source.lineOf?.(at) ?? 1);

export function formatProblems(problems: Problem[]): string {
  const count = problems.length === 1 ? '1 thing' : `${problems.length} things`;
  return [...formatEntries(problems), `${count} to put right.`].join('\n\n');
}

export const formatEntries = (problems: Problem[]): string[] =>
  problems.map(({ file, line, message, fix }) => `${file}, line ${line}\n   ${message}\n   → ${fix}`);

export interface Result {
  files: number;
  problems: Problem[];
  /** Does not stop the build. */
  advice: Problem[];
}

export function summarize({ files, problems, advice }: Result): { words: string; exitCode: number } {
  const order = problems.length > 0 ? formatProblems(problems) : `All ${files} content files are valid.`;
  const advised = [`Advice (${advice.length}):`, ...formatEntries(advice)];
  const words = [order, ...(advice.length > 0 ? advised : [])].join('\n\n');
  return { words, exitCode: problems.length > 0 ? 1 : 0 };
}

export const byPosition = (a: Problem, b: Problem) =>
  a.file === b.file ? a.line - b.line : a.file.localeCompare(b.file);
