// Drawings of exercises: each exists, and has a picture for every step.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawingFacts, drawingVersion } from '@clinic/content-model/drawings.ts';
import { didYouMean } from '../report/nearest.ts';
import { isOf, type Source } from '../read/source.ts';
import type { Report } from '../report/report.ts';
import type { Context } from '../read/rule.ts';

const folder = 'src/assets/exercises';

export interface Drawing {
  name: string;
  /** Undefined when the drawing does not match its facts. */
  version: string | undefined;
  steps: number;
}

export const readDrawings = (root: string): Drawing[] =>
  drawingNames(root).map((name) => readDrawing(root, name));

const drawingNames = (root: string) =>
  globSync('*.svg', { cwd: path.join(root, folder) }).map((file) => path.basename(file, '.svg'));

function readDrawing(root: string, name: string): Drawing {
  const home = path.join(root, folder);
  const facts = path.join(home, `${name}.json`);
  const { data } = drawingFacts.safeParse(existsSync(facts) ? JSON.parse(readFileSync(facts, 'utf8')) : {});
  if (!data) return { name, version: undefined, steps: 0 };
  const now = drawingVersion(readFileSync(path.join(home, `${name}.svg`), 'utf8'), data.steps);
  return { name, version: now === data.version ? now : undefined, steps: data.steps.length };
}

export function checkDrawing(source: Source, report: Report, { root }: Context): void {
  if (!isOf(source, 'exercises') || !source.data.drawing) return;
  const { drawing: name, steps } = source.data;
  const at = source.at('drawing');
  const names = drawingNames(root);
  const drawing = names.includes(name) ? readDrawing(root, name) : undefined;
  if (!drawing) {
    const fix = didYouMean(name, names, `Take one of ${folder}, or leave the line out.`);
    report(at, `There is no drawing called "${name}".`, fix);
  } else if (!drawing.version)
    report(
      at,
      `The drawing is not that of ${name}.json.`,
      'Ask a developer to run "npm run exercises -w packages/studio".',
    );
  else if (steps && drawing.steps !== steps.length)
    report(
      at,
      `The drawing has ${drawing.steps} pictures, but there are ${steps.length} steps.`,
      'Write one step for each picture.',
    );
}
