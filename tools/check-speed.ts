// npm run tool check-speed: how long a writer with 500 articles waits for the content check. The articles are copies of
// the practice's own, changed until nothing is wrong with them, in a folder that is gone afterwards.
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from './lib/run.ts';

const articles = 500;
const runs = 5;
const limit = 1000;

const copy = mkdtempSync(path.join(tmpdir(), 'articles-'));
try {
  fillWithArticles(copy);
  const times: number[] = [];
  for (let i = 0; i < runs; i++) times.push(await timeOfCheck());
  const [fastest = Infinity] = times.sort((a, b) => a - b);
  const median = times[Math.floor(runs / 2)] ?? Infinity;
  console.log(
    `${articles} articles are checked in ${Math.round(median)} ms, the median of ${runs} runs; at most ${limit} ms. ` +
      `The fastest took ${Math.round(fastest)} ms: where the two are far apart, the machine was busy with other things.`,
  );
  if (median > limit) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true });
}

function fillWithArticles(folder: string) {
  mkdirSync(path.join(folder, 'src'));
  cpSync(path.join(root, 'src/content'), path.join(folder, 'src/content'), { recursive: true });
  for (const room of ['assets', 'pages', 'components', 'layouts', 'islands'])
    symlinkSync(path.join(root, 'src', room), path.join(folder, 'src', room), 'junction');
  symlinkSync(path.join(root, 'public'), path.join(folder, 'public'), 'junction');
  const originals = globSync('src/content/{conditions,services,blog}/*.mdx', { cwd: folder }).sort();
  for (let made = originals.length; made < articles; made++) {
    const original = originals[made % originals.length] ?? '';
    const number = Math.floor(made / originals.length);
    const text = readFileSync(path.join(folder, original), 'utf8');
    writeFileSync(path.join(folder, original.replace('.mdx', `-${number}.mdx`)), changed(text, number));
  }
}

/** An article that says nothing which another says word for word, claims no other's place, and is named by none. */
function changed(text: string, number: number): string {
  return text
    .replace(/^related:\n(?: .*\n)+/m, '')
    .replace(/^homeOrder: .*\n/m, '')
    .replace(/^order: (\d+)/m, (_line, place) => `order: ${Number(place) + 100 * number}`)
    .replace(/^(title|description): ['"]?(\w+)/gm, (line) => `${line}${number}`)
    .replace(/(?<=[\s“(])([a-z]+)[a-z]{2}(?=[ ,.])/g, `$1${String(number).padStart(2, '0')}`);
}

async function timeOfCheck(): Promise<number> {
  const begun = performance.now();
  const { ok, output } = await run('node', [path.join(root, 'tools/check-content.ts')], { cwd: copy });
  if (!ok) throw new Error(output.split('\n').slice(-40).join('\n'));
  return performance.now() - begun;
}
