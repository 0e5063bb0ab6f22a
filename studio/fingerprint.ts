// What a picture depends on, as a hash: the geometry of its scene, its view and light, and the code that draws. Words
// and labels are not part of it, nor are comments, so that mending those renders nothing anew.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { written } from './render/field.ts';
import { type Scene } from './scene.ts';

const withoutComments = (file: URL) =>
  ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { removeComments: true, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  }).outputText;

function rendererText() {
  const render = new URL('./render/', import.meta.url);
  const shapes = new URL('./shapes/', import.meta.url);
  const kernels = readdirSync(shapes).filter((file) => file.endsWith('kernels.ts'));
  const files = [
    ...readdirSync(render).map((file) => new URL(file, render)),
    ...kernels.map((file) => new URL(file, shapes)),
  ];
  return files
    .map((file) => file.href)
    .toSorted()
    .map((file) => withoutComments(new URL(file)))
    .join('\n');
}

let renderer: string | undefined;

export function fingerprint(scene: Scene): string {
  renderer ??= rendererText();
  const { alt: _alt, labels: _labels, parts, skin, ...rest } = scene;
  const hash = createHash('sha256').update(renderer).update(JSON.stringify(rest));
  const solids = skin ? [...parts, { solid: skin.solid }] : parts;
  const { source, tables } = written(solids as Scene['parts']);
  hash.update(source);
  for (const table of tables) hash.update(table);
  hash.update(
    JSON.stringify(parts.map(({ material, opacity, throughSkin }) => [material, opacity, throughSkin])),
  );
  hash.update(JSON.stringify(skin ? { ...skin, solid: null } : null));
  return hash.digest('hex').slice(0, 16);
}
