// Keeps what was drawn, next to the pictures that Astro keeps: a second build draws only what has changed.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.resolve('node_modules/.astro/social');

type Bytes = Uint8Array<ArrayBuffer>;

type Part = string | Uint8Array;

export function digest(parts: Part[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** `from` is everything that the drawing depends on. */
export async function cached(from: Part[], draw: () => Promise<Bytes>): Promise<Bytes> {
  const file = path.join(folder, `${digest(from)}.jpg`);
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    const drawn = await draw();
    await mkdir(folder, { recursive: true });
    // By way of a second name: half a picture must never be found.
    await writeFile(`${file}.${process.pid}`, drawn);
    await rename(`${file}.${process.pid}`, file);
    return drawn;
  }
}
