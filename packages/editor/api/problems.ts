// The problems of a page, at the fields and paragraphs of its form.
import { clinicDay } from '@clinic/contract/dates.ts';
import { adviceOn } from '@clinic/content-check/advice.ts';
import { checkFile, problemsWithOthers } from '@clinic/content-check/check.ts';
import { readAll, type SourceCache } from '@clinic/content-check/read/files.ts';
import type { Source } from '@clinic/content-check/read/source.ts';
import type { Problem as Found } from '@clinic/content-check/report/report.ts';
import { bodyOf } from '@clinic/content-check/text/body.ts';
import { titleOf } from './kinds.ts';
import type { Problem } from './types.ts';

export function problemsOf(root: string, source: Source, cache?: SourceCache): Problem[] {
  const own = checkFile(root, source.file, source.whole, cache);
  const found: Record<Problem['stops'], Found[]> = {
    save: own,
    publish: source.raw === undefined ? [] : problemsWithOthers(root, source, cache),
    advice: source.raw === undefined ? [] : adviceOn(source, clinicDay(Date.now())),
  };
  const all = readAll(root, [], cache);
  // Rules of the safety blocks are in both.
  const isNew = ({ message, line }: Found) =>
    !own.some((one) => one.message === message && one.line === line);
  return [
    ...inForm(found.save, source, all, 'save'),
    ...inForm(found.publish.filter(isNew), source, all, 'publish'),
    ...inForm(found.advice, source, all, 'advice'),
  ];
}

/** Names other pages by their titles. */
export const inForm = (found: Found[], source: Source, all: Source[], stops: Problem['stops']): Problem[] =>
  found.map((problem) => {
    const { file, message, fix, inForm: words } = problem;
    const other = file === source.file ? undefined : all.find((one) => one.file === file);
    const where = other ? `On the page “${titleOf(other)}”: ` : '';
    return {
      message: withTitles(where + (words ?? message), all),
      // `words` include the fix.
      fix: words ? '' : withTitles(fix, all),
      at: other ? { path: [] } : placeOf(problem, source),
      stops,
    };
  });

export const withTitles = (text: string, all: Source[]) =>
  text.replaceAll(/(src\/content\/[\w/-]+\.(?:mdx|yaml))(?:, line \d+)?/g, (whole, file: string) => {
    const source = all.find((one) => one.file === file);
    return source ? `“${titleOf(source)}”` : whole;
  });

/** Returns the field or the block of the text for a line. */
function placeOf({ path, line }: Found, source: Source): Problem['at'] {
  if (path) return { path: [...path] };
  if (line >= source.bodyLine && source.body) return { block: blockAt(source, line) };
  if (line <= source.detailsLine) return { path: [] };
  const before = source.values.filter((value) => value.path.length > 0 && source.lineOf(value.path) <= line);
  return { path: [...(before.at(-1)?.path ?? [])] };
}

function blockAt(source: Source, line: number): number {
  const { pieces, fault } = bodyOf(source);
  const starts = pieces.filter((piece) => piece.around.length === 1 && piece.line <= line);
  if (!fault) return Math.max(0, starts.length - 1);
  // Text that cannot be parsed has no blocks but its paragraphs.
  const before = source.whole
    .split('\n')
    .slice(source.bodyLine - 1, line)
    .join('\n')
    .trim();
  return before.split(/\n\s*\n/).length - 1;
}
