// Temporary folders for tests, with a space in their names.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** Returns the path of a file of this package. */
export const packageFile = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

export type Files = Record<string, string | Uint8Array>;

export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}

/** A folder for several tests, with a function that removes it. */
export function makeFolder(files: Files = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'a test '));
  writeFiles(folder, files);
  return { folder, clear: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A folder that is removed after the running test. */
export function folderOfTest(files: Files = {}): string {
  const { folder, clear } = makeFolder(files);
  onTestFinished(clear);
  return folder;
}
