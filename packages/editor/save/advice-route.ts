// What is said of a file that was saved, in the words of the content check: what is wrong between it and others, which
// cannot be refused, since they are written one after the other; and what could be better.
import type { APIRoute } from 'astro';
import { clinicDay } from '#lib/dates.ts';
import { kinds, type Kind } from '#schemas/kinds.ts';
import { adviceOnPage } from '@clinic/content-check/advice.ts';
import { mistakesWithOthers } from '@clinic/content-check/check.ts';
import { readKind, type Kept } from '@clinic/content-check/read/files.ts';

export interface Advice {
  says: string;
  mend: string;
  /** As long as it is so, the site cannot be published. */
  stops: boolean;
}

export const prerender = false;

const root = process.cwd();
const kept: Kept = new Map();

export const GET: APIRoute = ({ url }) => {
  const kind = url.searchParams.get('kind') as Kind;
  const id = url.searchParams.get('id');
  const source = kinds.includes(kind)
    ? readKind(root, kind, [], kept).find((one) => one.id === id)
    : undefined;
  if (!source) return Response.json([]);
  const wrong = mistakesWithOthers(root, source, kept).map(({ file, line, says, mend }) => ({
    says: file === source.file ? says : `${file}, line ${line}: ${says}`,
    mend,
    stops: true,
  }));
  const better = adviceOnPage(source, clinicDay(Date.now())).map(({ says, mend }) => ({
    says,
    mend,
    stops: false,
  }));
  return Response.json([...wrong, ...better] satisfies Advice[]);
};
