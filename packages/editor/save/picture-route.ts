import type { APIRoute } from 'astro';
import { kinds, type Kind } from '#schemas/kinds.ts';
import { folderOf } from '@clinic/content-check/read/files.ts';
import { keepPicture } from './keep-picture.ts';

export const prerender = false;

/** Keeps a picture beside the articles of its kind, and says how an article names it. */
export const POST: APIRoute = async ({ request, url }) => {
  const kind = url.searchParams.get('kind') as Kind;
  if (!kinds.includes(kind)) return refuse('Pictures belong to an article.');
  const bytes = new Uint8Array(await request.arrayBuffer());
  try {
    const name = await keepPicture(process.cwd(), kind, url.searchParams.get('name') ?? '', bytes);
    console.log(`Saved ${folderOf(kind)}/${name}`);
    return new Response(`./${name}`);
  } catch (error) {
    return refuse((error as Error).message);
  }
};

const refuse = (sentence: string) => new Response(sentence, { status: 400 });
