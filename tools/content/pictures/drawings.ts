// The drawings that exercises name: each is there, and has a picture for every step.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { drawingFacts, drawingVersion } from '#schemas/drawings.ts';
import { valuesWith, type Source } from '../read/source.ts';
import type { Say } from '../say/mistake.ts';
import { didYouMean } from '../say/nearest.ts';

const folder = 'src/assets/exercises';

export interface Drawing {
  name: string;
  /** Undefined where drawing and words do not belong together. */
  version: string | undefined;
  steps: number;
}

export const readDrawings = (root: string): Drawing[] =>
  namesOfDrawings(root).map((name) => readDrawing(root, name));

function namesOfDrawings(root: string): string[] {
  const home = path.join(root, folder);
  const files = existsSync(home) ? readdirSync(home) : [];
  return files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -4));
}

function readDrawing(root: string, name: string): Drawing {
  const home = path.join(root, folder);
  const facts = path.join(home, `${name}.json`);
  const { data } = drawingFacts.safeParse(existsSync(facts) ? JSON.parse(readFileSync(facts, 'utf8')) : {});
  if (!data) return { name, version: undefined, steps: 0 };
  const isOld =
    drawingVersion(readFileSync(path.join(home, `${name}.svg`), 'utf8'), data.steps) !== data.version;
  return { name, version: isOld ? undefined : data.version, steps: data.steps.length };
}

export function sayDrawingMistakes(root: string, source: Source, say: Say): void {
  for (const { value, path: place } of valuesWith(source, 'drawing')) {
    const line = () => source.lineOf(place);
    const names = namesOfDrawings(root);
    const drawing = names.includes(String(value)) ? readDrawing(root, String(value)) : undefined;
    const steps = valuesWith(source, 'drawn step').length;
    if (!drawing)
      say(
        line,
        `There is no drawing called "${String(value)}".`,
        didYouMean(String(value), names, `Take one of ${folder}, or leave the line out.`),
      );
    else if (!drawing.version)
      say(
        line,
        `The drawing is not that of ${drawing.name}.json.`,
        'Ask a developer to run "npm run tool exercises".',
      );
    else if (drawing.steps !== steps)
      say(
        line,
        `The drawing has ${drawing.steps} pictures, but there are ${steps} steps.`,
        'Write one step for each picture.',
      );
  }
}
