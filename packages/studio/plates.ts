// npm run plates: renders the plates that are out of date, and writes anew what is said of those whose words changed.
//   npm run plates -- --list                  what is out of date
//   npm run plates -- knee-arthritis          these only, whether out of date or not
//   npm run plates -- knee-arthritis --preview   a quick small look, written to a temporary folder
//   npm run plates -- knee-arthritis --scale 0.5   a larger look
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { asSharp, factsOf, knownFacts, readMaster, writeFacts, writeMaster } from '#studio/plates/masters.ts';
import { render } from '#studio/render/render.ts';
import { loadScene, sceneNames } from '#studio/scenes/load.ts';

const PREVIEW_SCALE = 0.35;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { preview: { type: 'boolean' }, scale: { type: 'string' }, list: { type: 'boolean' } },
});
const scale = values.scale ? Number(values.scale) : PREVIEW_SCALE;
const looking = Boolean(values.preview ?? values.scale);

const known = sceneNames();
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no scene ${unknown.join(', ')} in packages/studio/scenes.`);
  process.exit(1);
}

const freshLine = process.stdout.isTTY ? '\r\x1b[2K' : '';
const progress = (name: string) => (share: number) => {
  if (freshLine) process.stdout.write(`${freshLine}  … ${name} ${Math.round(share * 100)} %`);
};
const say = (words: string) => console.log(freshLine + words);
const secondsSince = (start: number) => ((Date.now() - start) / 1000).toFixed(1);

async function preview(name: string) {
  const folder = path.join(tmpdir(), 'plates');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.png`);
  const since = Date.now();
  const picture = await render(name, { scale, refine: scale > PREVIEW_SCALE, progress: progress(name) });
  await asSharp(picture).flatten({ background: '#f7efe1' }).png().toFile(file);
  await asSharp(picture).flatten({ background: '#143049' }).png().toFile(file.replace('.png', '.dark.png'));
  say(`  ok ${name}  ${secondsSince(since)} s  ${file}`);
}

async function renderMaster(name: string) {
  const since = Date.now();
  const master = await writeMaster(name, await render(name, { progress: progress(name) }));
  writeFacts(name, factsOf(await loadScene(name), master));
  say(`  ok ${name}  ${secondsSince(since)} s  ${Math.round(master.length / 1024)} kB`);
}

/** A picture whose thumbnail comes out as before is kept, even with other words or labels. Says if anything had changed. */
async function bringUpToDate(name: string) {
  const before = knownFacts(name);
  const now = before && factsOf(await loadScene(name), readMaster(name));
  if (now && isDeepStrictEqual(before, now)) return false;
  const wordsOnly = now && before.thumbnail === now.thumbnail;
  if (values.list) {
    say(wordsOnly ? `${name} (words and labels only)` : name);
  } else if (wordsOnly) {
    writeFacts(name, now);
    say(`  ok ${name}  words and labels`);
  } else {
    await renderMaster(name);
  }
  return true;
}

if (looking) {
  for (const name of positionals) await preview(name);
} else if (positionals.length > 0) {
  for (const name of positionals) await renderMaster(name);
} else {
  let changed = false;
  for (const [index, name] of known.entries()) {
    progress('looking for changes')(index / known.length);
    if (await bringUpToDate(name)) changed = true;
  }
  if (changed) process.stdout.write(freshLine);
  else say('All plates are up to date.');
}
