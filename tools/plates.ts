// npm run plates: renders the plates that are out of date.
//   npm run plates -- --list                  what is out of date
//   npm run plates -- knee-arthritis          these only, whether out of date or not
//   npm run plates -- knee-arthritis --preview   a quick small look, written to a temporary folder
//   npm run plates -- knee-arthritis --scale 0.5   a larger look
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fingerprint } from '#studio/fingerprint.ts';
import { asSharp, factsOf, knownFacts, writeFacts, writeMaster } from '#studio/masters.ts';
import { render } from '#studio/render/render.ts';
import { loadScene, sceneNames } from '#studio/scenes.ts';

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
  console.error(`There is no scene ${unknown.join(', ')} in studio/scenes.`);
  process.exit(1);
}

const progress = (name: string) => (share: number) => {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K  … ${name} ${Math.round(share * 100)} %`);
};
const say = (words: string) => console.log(`${process.stdout.isTTY ? '\r\x1b[2K' : ''}${words}`);

async function isOutOfDate(name: string) {
  return knownFacts(name)?.source !== fingerprint(await loadScene(name));
}

async function preview(name: string) {
  const folder = path.join(tmpdir(), 'plates');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.png`);
  const since = Date.now();
  const picture = await render(name, { scale, refine: scale > PREVIEW_SCALE, progress: progress(name) });
  await asSharp(picture).flatten({ background: '#f7efe1' }).png().toFile(file);
  await asSharp(picture).flatten({ background: '#143049' }).png().toFile(file.replace('.png', '.dark.png'));
  say(`  ok ${name}  ${((Date.now() - since) / 1000).toFixed(1)} s  ${file}`);
}

async function renderMaster(name: string) {
  const since = Date.now();
  const facts = factsOf(await loadScene(name));
  const size = await writeMaster(name, await render(name, { progress: progress(name) }));
  writeFacts(name, facts);
  say(`  ok ${name}  ${((Date.now() - since) / 1000).toFixed(1)} s  ${Math.round(size / 1024)} kB`);
}

/** Words and labels may have changed although the picture has not. */
async function refreshFacts() {
  for (const name of known) {
    const facts = factsOf(await loadScene(name));
    const before = knownFacts(name);
    if (before && before.source === facts.source && JSON.stringify(before) !== JSON.stringify(facts)) {
      writeFacts(name, facts);
      say(`  ok ${name}  words and labels`);
    }
  }
}

async function outOfDate() {
  const due: string[] = [];
  for (const name of known) if (await isOutOfDate(name)) due.push(name);
  return due;
}

const due = positionals.length > 0 ? positionals : await outOfDate();
const upToDate = 'All plates are up to date.';
if (looking) {
  for (const name of positionals) await preview(name);
} else if (values.list) {
  say(due.length > 0 ? due.join('\n') : upToDate);
} else {
  for (const name of due) await renderMaster(name);
  await refreshFacts();
  say(due.length > 0 ? `${due.length} rendered.` : upToDate);
}
