// Temporary folders for tests, with a space in their names.
import { spawnSync } from 'node:child_process';
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

/** Makes a self-signed certificate for this host with openssl. Returns the paths of its key and of itself. */
export function makeCertificate(folder: string, host: string): [key: string, certificate: string] {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')] as const;
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'],
    ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-keyout', key, '-out', certificate],
  ]);
  return [key, certificate];
}

/** A folder that is removed after the running test. */
export function folderOfTest(files: Files = {}): string {
  const { folder, clear } = makeFolder(files);
  onTestFinished(clear);
  return folder;
}
