// Compressed copies beside the built pages: made once and as small as can be, instead of for each visitor.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { ENCODINGS, type Encoding } from '@clinic/desk/static/encodings.ts';

const TEXT = /\.(html|css|js|svg|xml|json|txt|webmanifest)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const forText = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
/** Brotli does its best unless it is told otherwise. */
const squeeze = {
  br: (body: Buffer) => brotli(body, forText),
  gzip: (body: Buffer) => zip(body, { level: 9 }),
};
const unfold = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * Writes `.br` and `.gz` beside every text file that gets smaller. What has not changed since an earlier release is taken
 * from there: most of the time is spent here. zlib itself does only a few at once.
 */
export async function compressSite(folder: string, earlier?: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
  await Promise.all(names.map((name) => compressFile(name, folder, earlier)));
}

async function compressFile(file: string, folder: string, earlier?: string): Promise<void> {
  const body = await readFile(path.join(folder, file));
  for (const { name, ending } of ENCODINGS) {
    const made = earlier && (await copyOf(body, name, path.join(earlier, file + ending)));
    const smaller = made || (await squeeze[name](body));
    if (smaller.length < body.length) await writeFile(path.join(folder, file + ending), smaller);
  }
}

/** What lies there, if it unfolds to this. */
async function copyOf(body: Buffer, name: Encoding['name'], file: string): Promise<Buffer | undefined> {
  try {
    const made = await readFile(file);
    return (await unfold[name](made)).equals(body) ? made : undefined;
  } catch {
    return undefined;
  }
}
