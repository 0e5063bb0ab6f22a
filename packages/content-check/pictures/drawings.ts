// The drawings that exercises name: each is there, and has a picture for every step.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawingFacts, drawingVersion } from '#schemas/drawings.ts';
import { didYouMean } from '../report/nearest.ts';
import { isOf, type Source } from '../read/source.ts';
import type { Say } from '../report/report.ts';

const folder = 'src/assets/exercises';

export interface Drawing {
  name: string;
  /** Undefined where drawing and words do not belong together. */
  version: string | undefined;
  steps: number;
}

export const readDrawings = (root: string): Drawing[] =>
  namesOfDrawings(root).map((name) => readDrawing(root, name));

const namesOfDrawings = (root: string) =>
  globSync('*.svg', { cwd: path.join(root, folder) }).map((file) => path.basename(file, '.svg'));

function readDrawing(root: string, name: string): Drawing {
  const home = path.join(root, folder);
  const facts = path.join(home, `${name}.json`);
  const { data } = drawingFacts.safeParse(existsSync(facts) ? JSON.parse(readFileSync(facts, 'utf8')) : {});
  if (!data) return { name, version: undefined, steps: 0 };
  const now = drawingVersion(readFileSync(path.join(home, `${name}.svg`), 'utf8'), data.steps);
  return { name, version: now === data.version ? now : undefined, steps: data.steps.length };
}

export function sayDrawingMistakes(root: string, source: Source, say: Say): void {
  if (!isOf(source, 'exercises') || !source.data.drawing) return;
  const { drawing: name, steps } = source.data;
  const at = source.at('drawing');
  const names = namesOfDrawings(root);
  const drawing = names.includes(name) ? readDrawing(root, name) : undefined;
  if (!drawing) {
    const mend = didYouMean(name, names, `Take one of ${folder}, or leave the line out.`);
    say(at, `There is no drawing called "${name}".`, mend);
  } else if (!drawing.version)
    say(
      at,
      `The drawing is not that of ${name}.json.`,
      'Ask a developer to run "npm run exercises -w packages/studio".',
    );
  else if (steps && drawing.steps !== steps.length)
    say(
      at,
      `The drawing has ${drawing.steps} pictures, but there are ${steps.length} steps.`,
      'Write one step for each picture.',
    );
}
