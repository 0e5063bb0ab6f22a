// Compressed copies beside the built pages: made once and as small as can be, instead of for each visitor.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENCODINGS } from '@clinic/desk/static/encodings.ts';

const TEXT = /\.(html|css|js|svg|xml|json|txt|webmanifest)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const forText = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
/** Brotli does its best unless it is told otherwise. */
const squeeze = {
  br: (body: Buffer) => brotli(body, forText),
  gzip: (body: Buffer) => zip(body, { level: 9 }),
};

/** Writes `.br` and `.gz` beside every text file that gets smaller. zlib itself does only a few at once. */
export async function compressSite(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
  await Promise.all(names.map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  for (const { name, ending } of ENCODINGS) {
    const smaller = await squeeze[name](body);
    if (smaller.length < body.length) await writeFile(file + ending, smaller);
  }
}
