// The scenes by name: the name of the file is that of the plate, and its folder is the region of the body.
import { readdirSync } from 'node:fs';
import { type Scene } from './scene.ts';

const room = new URL('./', import.meta.url);

const files = new Map(
  readdirSync(room, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: region }) =>
      readdirSync(new URL(`${region}/`, room)).map((file) => [file.replace('.ts', ''), `${region}/${file}`]),
    ),
);

export const sceneNames = () => [...files.keys()].toSorted();

export async function loadScene(name: string): Promise<Scene> {
  const file = files.get(name);
  if (!file) throw new Error(`There is no scene ${name} in packages/studio/scenes.`);
  const module: { default: Scene } = await import(/* @vite-ignore */ new URL(file, room).href);
  return module.default;
}
