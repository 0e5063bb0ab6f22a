// What the content check prints, and whether it fails: for mistakes it does, for advice it does not.
import { entries, report, type Mistake } from './mistake.ts';

interface Result {
  files: number;
  mistakes: Mistake[];
  advice: Mistake[];
}

export function outcome({ files, mistakes, advice }: Result): { words: string; exitCode: number } {
  const order = mistakes.length > 0 ? report(mistakes) : `All ${files} content files are in order.`;
  const advised = [`Advice, which stops nothing (${advice.length}):`, ...entries(advice)];
  const words = [order, ...(advice.length > 0 ? advised : [])].join('\n\n');
  return { words, exitCode: mistakes.length > 0 ? 1 : 0 };
}
