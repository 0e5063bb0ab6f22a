// Tells writers why a publication failed: by titles of pages, without files and lines.
import { addressOf } from '@clinic/content-check/read/addresses.ts';
import { readAll } from '@clinic/content-check/read/files.ts';
import type { Problem } from '@clinic/content-check/report/report.ts';
import { titleOf } from '../api/kinds.ts';
import { withTitles } from '../api/problems.ts';
import type { Job, Page } from '../api/types.ts';
import type { Version } from './git/history.ts';

export const isOneOf = (pages: Page[]) => (page: Page) =>
  pages.some(({ kind, id }) => kind === page.kind && id === page.id);

/** `others` wait too and were not chosen. */
export function explain(root: string, found: Problem[], others: Version[]): Pick<Job, 'problem' | 'pages'> {
  const problems = found.map(({ file, message, fix }) => ({ file, text: `${message} ${fix}` }));
  const needed = others.filter((other) =>
    problems.some(({ file, text }) => [other.file, other.was].includes(file) || isNamed(other, text)),
  );
  const all = readAll(root);
  const pages = all
    .filter((page) => problems.some(({ file }) => file === page.file) || isOneOf(needed)(page))
    .map((page) => ({ kind: page.kind, id: page.id, title: titleOf(page) }));
  const titles = needed.map(({ title }) => `“${title}”`).join(', ');
  const advice = `What you chose belongs together with ${titles}, which also waits. Publish them together.`;
  const lines = problems.map(({ file, text }) => withTitles(`${file}: ${text}`, all));
  return { problem: [...(titles ? [advice] : []), ...lines].join('\n'), pages };
}

/** True when the text names the page by its address or, in quotation marks, by its file name. */
function isNamed({ kind, id }: Page, text: string): boolean {
  const names = [`"${id}"`, addressOf[kind]?.(id) ?? []].flat().map(RegExp.escape).join('|');
  return new RegExp(`(?<![\\w/-])(?:${names})(?![\\w-])`).test(text);
}
