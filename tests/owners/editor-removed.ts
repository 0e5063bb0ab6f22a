// The editor is for those who write: the site is built without its packages, and not a byte of it is another.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '#tools/lib/run.ts';
import { buildSite, isBuilt } from '#tools/lib/site.ts';
import { prove, type Result } from './prove.ts';
import { sameFiles } from './same-files.ts';

const packages = ['@keystatic', '@keystar'];

/** Builds the copy without the packages, which stay away from then on, and compares it with the project's own build. */
export async function removeEditor(copy: string): Promise<Result[]> {
  if (!isBuilt()) await buildSite();
  for (const name of packages) rmSync(path.join(copy, 'node_modules', name), { recursive: true });
  const built = await prove(copy, 'build without the editor', ['npm', 'run', 'build']);
  if (!built.ok) return [built];
  const name = 'the same as with it, byte for byte';
  return [built, sameFiles(name, path.join(root, 'dist'), path.join(copy, 'dist'))];
}
