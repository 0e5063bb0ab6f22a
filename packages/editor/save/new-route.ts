import path from 'node:path';
import type { APIRoute } from 'astro';
import type { Kind } from '#schemas/kinds.ts';
import { begin, fileFor } from '../new.ts';
import { wordFor } from '../templates/words.ts';

export const prerender = false;

/** How the file of a page that is to be begun will be called. */
export const GET: APIRoute = ({ url }) => answer(url, (root, word, name) => fileFor(root, word, name).file);

/** Begins it from its template. */
export const POST: APIRoute = ({ url }) => answer(url, begin);

function answer(url: URL, take: (root: string, word: string, name: string) => string): Response {
  const name = url.searchParams.get('name') ?? '';
  if (!name.trim()) return refuse('Say what it is called.');
  try {
    const file = take(process.cwd(), wordFor(url.searchParams.get('kind') as Kind), name);
    return new Response(path.parse(file).name);
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const refuse = (sentence: string) => new Response(sentence, { status: 400 });
