import path from 'node:path';
import type { APIRoute } from 'astro';
import type { Kind } from '#schemas/kinds.ts';
import { begin } from '../new.ts';
import { wordFor } from '../templates/words.ts';

export const prerender = false;

/** Begins a page from its template, and says the name of its file. */
export const POST: APIRoute = ({ url }) => {
  const kind = url.searchParams.get('kind') as Kind;
  const name = url.searchParams.get('name') ?? '';
  if (!name.trim()) return refuse('Say what it is called.');
  try {
    return new Response(path.parse(begin(process.cwd(), wordFor(kind), name)).name);
  } catch (error) {
    return refuse((error as Error).message);
  }
};

const refuse = (sentence: string) => new Response(sentence, { status: 400 });
