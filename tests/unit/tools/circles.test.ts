import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { circlesIn, foldersIn, importsIn } from '#tools/lint/circles.ts';
import { folderOfTest, type Files } from '../folder.ts';

test('no file and no folder of this project imports what imports it', () => {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
  const rooms = new Set(Object.values(imports).map((folder) => folder.split('/')[1] ?? ''));
  const files = importsIn(process.cwd(), [...rooms]);
  expect(files.size).toBeGreaterThan(300);
  expect(circlesIn(files)).toEqual([]);
  expect(circlesIn(foldersIn(files))).toEqual([]);
});

/** The files of a small project, with what they say. */
function project(files: Files) {
  const names = '{"imports":{"#lib/*":"./src/lib/*","#studio/*":"./studio/*"}}';
  return importsIn(folderOfTest({ 'package.json': names, ...files }), ['src', 'studio']);
}

test('a circle of files is found, by whatever name and in whatever way they import', () => {
  const files = project({
    'src/lib/a.ts': "export { b } from './deep/b.ts';",
    'src/lib/deep/b.ts': "export const b = () => import('#lib/c.astro');",
    'src/lib/c.astro': "---\nimport type { A } from './a.ts';\n---",
    'src/lib/d.ts': "import './a.ts';\nimport sheet from './d.css?raw';",
  });
  expect(circlesIn(files)).toEqual([['src/lib/a.ts', 'src/lib/c.astro', 'src/lib/deep/b.ts']]);
});

test('a circle of folders is found though no files form one, but a door opens its own folders', () => {
  const files = project({
    'studio/door.ts': "import './render/render.ts';",
    'studio/scene.ts': "import './render/camera.ts';",
    'studio/render/render.ts': "import '../scene.ts';",
    'studio/render/camera.ts': '',
    'src/lib/deep/a.ts': "import '../b.ts';",
    'src/lib/b.ts': '',
    'src/lib/door.ts': "import './deep/a.ts';",
  });
  expect(circlesIn(files)).toEqual([]);
  expect(circlesIn(foldersIn(files))).toEqual([['studio', 'studio/render']]);
});
