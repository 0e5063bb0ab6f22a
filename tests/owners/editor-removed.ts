// The editor is for those who write: the site is built without its packages, and not a byte of it is another.
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prove, type Result } from './prove.ts';
import { sameFiles } from './same-files.ts';

const packages = ['@keystatic', '@keystar'];

/** Builds the copy with the packages and without; they stay away from then on. */
export async function removeEditor(copy: string): Promise<Result[]> {
  const build = ['npm', 'run', 'build'];
  const built = path.join(copy, 'dist');
  // Beside the copy: the second build must not find it.
  const builtBefore = path.join(copy, '../built-with-editor');
  const before = await prove(copy, 'build with the editor', build);
  if (!before.ok) return [before];
  renameSync(built, builtBefore);
  for (const name of packages) rmSync(path.join(copy, 'node_modules', name), { recursive: true });
  const after = await prove(copy, 'build without its packages', build);
  if (!after.ok) return [before, after];
  return [before, after, sameFiles('both builds are the same, byte for byte', builtBefore, built)];
}
