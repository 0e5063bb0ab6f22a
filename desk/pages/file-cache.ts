import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';

export interface CachedFile {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Files as they lie on the disk, the longest unasked forgotten first. A file is open only while it is read, and all
 * readers share one copy: neither those who go in the middle nor those who never read on cost handles or memory.
 */
export function createFileCache(mostBytes = MOST_BYTES) {
  const files = new Map<string, { version: string; size: number; file: Promise<CachedFile> }>();
  let total = 0;

  function forget(path: string): void {
    total -= files.get(path)?.size ?? 0;
    files.delete(path);
  }

  return function read(path: string, { mtimeMs, size, ino }: Stats): Promise<CachedFile> {
    const version = `${mtimeMs} ${size} ${ino}`;
    const known = files.get(path);
    forget(path);
    const file = known?.version === version ? known.file : load(path);
    files.set(path, { version, size, file });
    total += size;
    file.catch(() => forget(path));
    for (const oldest of files.keys()) {
      if (total <= mostBytes || oldest === path) break;
      forget(oldest);
    }
    return file;
  };
}

async function load(path: string): Promise<CachedFile> {
  const bytes = await readFile(path);
  return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` };
}
