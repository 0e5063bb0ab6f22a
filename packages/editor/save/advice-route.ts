import type { APIRoute } from 'astro';
import { kinds, type Kind } from '#schemas/kinds.ts';
import { readKind, type Kept } from '@clinic/content-check/read/files.ts';
import { adviceIn } from './advice-on.ts';

export const prerender = false;

const kept: Kept = new Map();

/** What is to be said of a page as it is on this computer. */
export const GET: APIRoute = ({ url }) => {
  const kind = url.searchParams.get('kind') as Kind;
  if (!kinds.includes(kind)) return Response.json([]);
  const source = readKind(process.cwd(), kind, [], kept).find(({ id }) => id === url.searchParams.get('id'));
  return Response.json(source ? adviceIn(process.cwd(), source, kept) : []);
};
