import type { APIRoute } from 'astro';
import { kinds, type Kind } from '#schemas/kinds.ts';
import { bringBack, deletedOf } from './deleted.ts';

export const prerender = false;

const kindIn = (url: URL) => kinds.find((kind) => kind === url.searchParams.get('kind'));

/** What of a kind can be brought back. */
export const GET: APIRoute = ({ url }) => {
  const kind = kindIn(url);
  return Response.json(kind ? deletedOf(process.cwd(), kind) : []);
};

/** Brings one back. */
export const POST: APIRoute = ({ url }) => {
  const kind: Kind | undefined = kindIn(url);
  try {
    if (!kind) throw new Error('Say what it was.');
    const file = bringBack(process.cwd(), kind, url.searchParams.get('id') ?? '');
    console.log(`Brought back ${file}`);
    return new Response(file);
  } catch (error) {
    return new Response((error as Error).message, { status: 400 });
  }
};
