// Imports go one way: the packages pass their tests without src, and the site is the same without the desk and the editor.
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { check, readFiles, runIn } from './steps.ts';

const packages = ['contract', 'content-model', 'content-check', 'desk'];

export async function removePackages(copy: string): Promise<void> {
  const build = (name: string) =>
    runIn(copy, name, ['npm', 'run', 'build'], { PUBLIC_API_HOST: 'https://api.example' });

  const [dist, whole] = [path.join(copy, 'dist'), path.join(copy, 'dist-whole')];
  if (await build('build with all packages')) {
    renameSync(dist, whole);
    const removed = ['packages/desk', 'packages/editor', 'node_modules/@mdxeditor', 'node_modules/hono'];
    const isBuilt = await without(copy, removed, () => build('build without the desk and the editor'));
    if (isBuilt) checkSameFiles(whole, dist);
    for (const folder of [dist, whole]) rmSync(folder, { recursive: true, force: true });
  }
  await without(copy, ['src'], async () => {
    for (const name of packages)
      await runIn(copy, `${name} without src`, ['npm', 'test', '-w', `packages/${name}`]);
  });
}

async function without<T>(copy: string, names: string[], work: () => Promise<T>): Promise<T> {
  const away = (name: string) => path.join(copy, `removed-${name.replaceAll('/', '-')}`);
  for (const name of names) renameSync(path.join(copy, name), away(name));
  try {
    return await work();
  } finally {
    for (const name of names) renameSync(away(name), path.join(copy, name));
  }
}

function checkSameFiles(before: string, after: string) {
  const [expected, built] = [readFiles(before), readFiles(after)];
  const names = [...new Set([...expected.keys(), ...built.keys()])];
  const changed = names.filter((file) => !expected.get(file)?.equals(built.get(file) ?? Buffer.alloc(0)));
  const problems = names.length > 0 ? changed.map((file) => `${file} differs`) : ['No file was built.'];
  check('the site is the same, byte for byte', problems, `${names.length} files`);
}
