// Compressed copies beside the built pages: made once and as small as can be, instead of for each visitor.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENCODINGS } from '@clinic/desk/static/encodings.ts';

const TEXT = /\.(html|css|js|svg|xml|json|txt|webmanifest)$/;
const AT_ONCE = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const squeeze = {
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => zip(body, { level: 9 }),
};

/** Writes `.br` and `.gz` beside every text file that gets smaller. */
export async function compressSite(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const waiting = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  for (const { name, ending } of ENCODINGS) {
    const smaller = await squeeze[name](body);
    if (smaller.length < body.length) await writeFile(file + ending, smaller);
  }
}
