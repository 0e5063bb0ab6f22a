// npm run exercises: draws the exercises whose poses have changed.
//   npm run exercises -- --list                what is out of date
//   npm run exercises -- bridge --preview      a picture of each step, by day and by night, in a temporary folder
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import sharp from 'sharp';
import { committed, filesOf, tenIsCurrent, write, writeTen } from '#studio/figure/files.ts';
import { drawingNames, loadDrawing } from '#studio/figure/list.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { preview: { type: 'boolean' }, list: { type: 'boolean' } },
});
const known = drawingNames();
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no drawing ${unknown.join(', ')} in packages/studio/figure/exercises.`);
  process.exit(1);
}

async function preview(name: string) {
  const folder = path.join(tmpdir(), 'exercises');
  mkdirSync(folder, { recursive: true });
  const { svg } = filesOf(await loadDrawing(name));
  for (const [light, background] of Object.entries({ day: '#fffdf8', night: '#132a3c' })) {
    const file = path.join(folder, `${name}.${light}.png`);
    await sharp(Buffer.from(svg), { density: 144 }).flatten({ background }).png().toFile(file);
    console.log(`  ok ${file}`);
  }
}

const chosen = positionals.length > 0 ? positionals : known;
const changed: string[] = [];
for (const name of chosen) {
  if (values.preview) await preview(name);
  else {
    const files = filesOf(await loadDrawing(name));
    if (isDeepStrictEqual(files, committed(name))) continue;
    changed.push(name);
    if (!values.list) write(name, files);
    console.log(`  ${values.list ? 'changed' : 'ok'} ${name}`);
  }
}
if (!tenIsCurrent() && !values.preview) {
  changed.push('people-of-ten');
  if (!values.list) writeTen();
  console.log(`  ${values.list ? 'changed' : 'ok'} people-of-ten`);
}
if (changed.length === 0 && !values.preview) console.log('All drawings are up to date.');
