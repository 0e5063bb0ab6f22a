// Two builds of the site, file by file.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { report, type Result } from './prove.ts';

export function sameFiles(name: string, before: string, after: string): Result {
  const [had, has] = [contentsOf(before), contentsOf(after)];
  const names = [...new Set([...had.keys(), ...has.keys()])];
  const other = names.filter((file) => !had.get(file)?.equals(has.get(file) ?? Buffer.alloc(0)));
  const wrong = names.length > 0 ? other.map((file) => `${file} is another`) : ['No file was built.'];
  return report(name, wrong, `${names.length} files`);
}

const contentsOf = (folder: string) =>
  new Map(
    globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file)]),
  );
