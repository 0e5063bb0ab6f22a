// Builds the app into dist/ if a source file has changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const home = import.meta.dirname;
const dist = path.join(home, 'dist');
const stamp = path.join(dist, 'sources.txt');

/** Returns the files that are built. The lock file has the versions of the packages. */
export const sourceFiles = (): string[] =>
  globSync(
    [
      'app/**/*.*',
      '*.ts',
      '../../{package-lock.json,public/favicon.svg}',
      '../{content-model,content-check,contract}/**/*.ts',
      '../{design,desk/reception/assets}/**/*.{css,woff2}',
    ],
    { cwd: home },
  );

function hashSources(): string {
  const files = sourceFiles();
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(path.join(home, file)));
  return hash.digest('hex');
}

export async function buildApp(): Promise<void> {
  const sources = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building the editor.');
  // Loading Vite takes longer than answering a page.
  const { build } = await import('vite');
  await build({ configFile: path.join(home, 'vite.config.ts'), logLevel: 'warn' });
  for (const file of globSync('assets/*.{js,css}', { cwd: dist }))
    writeFileSync(path.join(dist, `${file}.br`), brotliCompressSync(readFileSync(path.join(dist, file))));
  writeFileSync(stamp, sources);
}

if (import.meta.main) await buildApp();
