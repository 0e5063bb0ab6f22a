// The editor is for those who write: the site is built without its packages, and not a byte of it is another.
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '#tools/lib/run.ts';
import { buildSite, isBuilt } from '#tools/lib/site.ts';
import { prove, report, type Result } from './prove.ts';

/** Builds the copy without the editor's packages, which stay away from then on, and compares it with the project's own. */
export async function removeEditor(copy: string): Promise<Result[]> {
  if (!isBuilt() && !(await buildSite()).ok) return [report('build with the editor', ['It failed.'], '')];
  for (const name of ['@keystatic', '@keystar'])
    rmSync(path.join(copy, 'node_modules', name), { recursive: true });
  const built = await prove(copy, 'build without the packages of the editor', ['npm', 'run', 'build']);
  return built.ok ? [built, sameFiles(path.join(root, 'dist'), path.join(copy, 'dist'))] : [built];
}

function sameFiles(before: string, after: string): Result {
  const [had, has] = [contentsOf(before), contentsOf(after)];
  const names = [...new Set([...had.keys(), ...has.keys()])];
  const other = names.filter((file) => !had.get(file)?.equals(has.get(file) ?? Buffer.alloc(0)));
  const wrong = names.length > 0 ? other.map((file) => `${file} is another`) : ['No file was built.'];
  return report(
    'it is the site that the editor stands beside, byte for byte',
    wrong,
    `${names.length} files`,
  );
}

const contentsOf = (folder: string) =>
  new Map(
    globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file)]),
  );
