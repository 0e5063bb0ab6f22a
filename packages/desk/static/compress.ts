import { randomUUID } from 'node:crypto';
import { readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENCODINGS } from './encodings.ts';

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

/** Writes `.br` and `.gz` beside every text file that gets smaller, and returns how many files it read. */
export async function compressSite(dist: string): Promise<number> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const waiting = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  let compressed = 0;
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (await compressFile(file)) compressed += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return compressed;
}

async function compressFile(file: string): Promise<boolean> {
  const changed = (await stat(file)).mtimeMs;
  const ages = await Promise.all(ENCODINGS.map(({ ending }) => modified(file + ending)));
  if (ages.every((age) => age !== undefined && age >= changed)) return false;

  const body = await readFile(file);
  for (const { name, ending } of ENCODINGS) {
    const smaller = await squeeze[name](body);
    if (smaller.length < body.length) await writeWhole(file + ending, smaller);
    else await rm(file + ending, { force: true });
  }
  return true;
}

async function modified(file: string): Promise<number | undefined> {
  return stat(file).then(
    (found) => found.mtimeMs,
    () => undefined,
  );
}

/**
 * By way of a second name: half a compressed file must never be served after an interrupted start. The name is one of its
 * own, since a new desk may start while the one before it has not ended.
 */
async function writeWhole(file: string, body: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, body);
  await rename(part, file);
}
