// The scenes, by the name of their file, which is the name of the plate.
import { readdirSync } from 'node:fs';
import { type Scene } from './scene.ts';

const folder = new URL('./scenes/', import.meta.url);

export const sceneNames = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();

export async function loadScene(name: string): Promise<Scene> {
  const file = new URL(`${name}.ts`, folder);
  const module: { default: Scene } = await import(/* @vite-ignore */ file.href);
  return module.default;
}
