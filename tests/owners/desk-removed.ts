// The writing desk is for those who write: the site is built without its packages, and not a byte of it is another.
import { globSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prove, type Result } from './prove.ts';

const packages = ['@keystatic', '@keystar'];

/** Builds the copy with the packages and without; they stay away from then on. */
export async function removeDesk(copy: string): Promise<Result[]> {
  const build = ['npm', 'run', 'build'];
  const built = path.join(copy, 'dist');
  // Beside the copy: the second build must not find it.
  const builtBefore = path.join(copy, '../built-with-desk');
  const before = await prove(copy, 'build with the writing desk', build);
  if (!before.ok) return [before];
  renameSync(built, builtBefore);
  for (const name of packages) rmSync(path.join(copy, 'node_modules', name), { recursive: true });
  const after = await prove(copy, 'build without its packages', build);
  return after.ok ? [before, after, sameFiles(builtBefore, built)] : [before, after];
}

function sameFiles(before: string, after: string): Result {
  const [had, has] = [contentsOf(before), contentsOf(after)];
  const names = [...new Set([...had.keys(), ...has.keys()])];
  const other = names.filter((name) => !had.get(name)?.equals(has.get(name) ?? Buffer.alloc(0)));
  const [name, ok] = ['both builds are the same, byte for byte', names.length > 0 && other.length === 0];
  for (const file of other.slice(0, 12)) console.log(`${file} is another without the writing desk`);
  console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${name}: ${names.length} files`);
  return { name, ok, passed: Number(ok) };
}

const contentsOf = (folder: string) =>
  new Map(
    globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file)]),
  );
