import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Source } from '../read/source.ts';
import type { Line, Say } from '../say/mistake.ts';
import { nearest } from '../say/nearest.ts';

export function sayMissingPicture(
  root: string,
  { file }: Source,
  picture: string,
  line: Line,
  say: Say,
): void {
  if (/^https?:/.test(picture)) {
    return say(
      line,
      'The picture lies on another website.',
      'Put it in the folder of this page and give its name: ./picture.jpg.',
    );
  }
  const place = path.resolve(root, path.dirname(file), picture);
  const folder = path.dirname(place);
  const there = existsSync(folder) ? readdirSync(folder) : [];
  // Not existsSync: on Windows and macOS it takes Knee.jpg for knee.jpg, on the web server nobody does.
  if (there.includes(path.basename(place))) return;
  const guess = nearest(path.basename(place), there);
  const mend = guess
    ? `Did you mean ${near(picture, guess)}?`
    : 'Check the folder and the name; capital letters count.';
  say(line, `There is no picture at ${picture}.`, mend);
}

const near = (picture: string, name: string) => picture.slice(0, picture.lastIndexOf('/') + 1) + name;
