// Folders that tests write into. Their names have a space in them, as on many a desk.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** A file of this package, wherever the tests are started. */
export const ownFile = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

export type Files = Record<string, string | Uint8Array>;

export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}

/** For several tests: whoever makes it clears it away. */
export function makeFolder(files: Files = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'a test '));
  writeFiles(folder, files);
  return { folder, clear: () => rmSync(folder, { recursive: true, force: true }) };
}

/** For the test that is running, or about to: it is gone when that is over. */
export function folderOfTest(files: Files = {}): string {
  const { folder, clear } = makeFolder(files);
  onTestFinished(clear);
  return folder;
}
