// Compresses the built pages once, at the highest level, instead of for each visitor.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { ENCODINGS, type Encoding } from '@clinic/desk/static/encodings.ts';

const TEXT = /\.(html|css|js|svg|xml|json|txt|webmanifest)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const forText = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
const compress = {
  br: (body: Buffer) => brotli(body, forText), // level 11 by default
  gzip: (body: Buffer) => zip(body, { level: 9 }),
};
const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Writes `.br` and `.gz` beside each text file that gets smaller. Copies unchanged ones from the release before, since this takes most of a release's time. */
export async function compressSite(folder: string, previous?: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
  await Promise.all(names.map((name) => compressFile(name, folder, previous)));
}

async function compressFile(file: string, folder: string, previous?: string): Promise<void> {
  const body = await readFile(path.join(folder, file));
  for (const { name, ending } of ENCODINGS) {
    const reused = previous && (await reuse(body, name, path.join(previous, file + ending)));
    const smaller = reused || (await compress[name](body));
    if (smaller.length < body.length) await writeFile(path.join(folder, file + ending), smaller);
  }
}

/** Returns the compressed file when it decompresses to this body. */
async function reuse(body: Buffer, name: Encoding['name'], file: string): Promise<Buffer | undefined> {
  try {
    const compressed = await readFile(file);
    return (await decompress[name](compressed)).equals(body) ? compressed : undefined;
  } catch {
    return undefined;
  }
}
