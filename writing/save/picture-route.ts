import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRoute } from 'astro';
import { slug } from 'github-slugger';
import sharp from 'sharp';
import { contentFolder } from '#schemas/folder.ts';
import { kinds, type Kind } from '#schemas/kinds.ts';

export const prerender = false;

const MAX_BYTES = 5_000_000;
const MIN_WIDTH = 960;

/** Keeps a picture beside the articles of its kind, and says how an article names it. */
export const POST: APIRoute = async ({ request, url }) => {
  const kind = url.searchParams.get('kind') as Kind;
  if (!kinds.includes(kind)) return refuse('Pictures belong to an article.');
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > MAX_BYTES) return refuse('The picture is larger than 5 MB. Make it smaller first.');
  const { width = 0, format } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, format: undefined }));
  const ending = endings[String(format)];
  if (!ending) return refuse('This is no picture that the site can show: use JPEG, PNG, WebP or AVIF.');
  if (width < MIN_WIDTH)
    return refuse(
      `The picture is ${width} pixels wide. It must be at least ${MIN_WIDTH}, or it looks blurred.`,
    );
  const name = `${slug(path.parse(url.searchParams.get('name') ?? '').name) || 'picture'}.${ending}`;
  await writeFile(path.join(process.cwd(), contentFolder, kind, name), bytes, { flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return new Response(`./${name}`);
};

const endings: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };

const refuse = (sentence: string) => new Response(sentence, { status: 400 });
