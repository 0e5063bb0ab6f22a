// The drawings by name: the name of the file is that of the drawing.
import { readdirSync } from 'node:fs';
import type { Step } from './drawing.ts';

const room = new URL('./exercises/', import.meta.url);

export const drawingNames = () =>
  readdirSync(room)
    .map((file) => file.replace('.ts', ''))
    .toSorted();

export async function loadDrawing(name: string): Promise<Step[]> {
  const module: { default: Step[] } = await import(/* @vite-ignore */ new URL(`${name}.ts`, room).href);
  return module.default;
}
