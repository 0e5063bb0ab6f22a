// npm run tool check-speed: how long a writer with 500 articles waits for the content check. The articles are copies of
// the practice's own, changed until nothing is wrong with them, in a folder that is gone afterwards. A busy machine lets
// everything wait: so the limit is for the time that the check itself needs of a processor.
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
import { checkContent } from './content/check.ts';
import { root, run } from './lib/run.ts';

const articles = 500;
const runs = 5;
const limit = 1000;

/** Its last line. */
const sayWork =
  'data:text/javascript,process.on("exit",()=>{const{user,system}=process.threadCpuUsage();console.log("\\n"+(user+system))})';

const copy = mkdtempSync(path.join(tmpdir(), 'articles-'));
try {
  fillWithArticles(copy);
  const times: Times[] = [];
  for (let i = 0; i < runs; i++) times.push(await timesOfCheck());
  const work = Math.min(...times.map((time) => time.work));
  const all = Math.min(...times.map((time) => time.all));
  console.log(
    `${articles} articles need ${work} ms of a processor to be checked, at most ${limit}; from the first moment to the ` +
      `last it took ${all} ms. The best of ${runs} runs: other work of the machine only adds to it.`,
  );
  if (work > limit) process.exitCode = 1;
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
  for (const original of originals) copyArticle(folder, original, 1);
  // With other words, an article may need other safety blocks: such a one is not copied.
  const mistaken = new Set(checkContent(folder).mistakes.map(({ file }) => file));
  const fit = originals.filter((original) => {
    const isFit = !mistaken.has(copyOf(original, 1));
    if (!isFit) rmSync(path.join(folder, copyOf(original, 1)));
    return isFit;
  });
  for (let made = originals.length + fit.length; made < articles; made++)
    copyArticle(folder, fit[made % fit.length] ?? '', made);
}

function copyArticle(folder: string, original: string, number: number) {
  const text = readFileSync(path.join(folder, original), 'utf8');
  writeFileSync(path.join(folder, copyOf(original, number)), changed(text, number));
}

function copyOf(original: string, number: number) {
  return original.replace('.mdx', `-${number}.mdx`);
}

/** An article that says nothing which another says word for word, claims no other's place, and is named by none. */
function changed(text: string, number: number): string {
  return text
    .replace(/^related:\n(?: .*\n)+/m, '')
    .replace(/^homeOrder: .*\n/m, '')
    .replace(/^order: (\d+)/m, (_line, place) => `order: ${Number(place) + 100 * number}`)
    .replace(/^(title|description): ['"]?(\w+)/gm, (line) => `${line}${number}`)
    .replace(
      /(?<=[\s“(])(?<!^\w+: \[.*)([a-z]+)[a-z]{2}(?=[ ,.])/gm,
      `$1${number.toString(36).padStart(2, '0')}`,
    );
}

interface Times {
  /** Of the thread that checks; others help it by the way. */
  work: number;
  all: number;
}

async function timesOfCheck(): Promise<Times> {
  const begun = performance.now();
  const words = ['--import', sayWork, path.join(root, 'tools/check-content.ts')];
  const { ok, output } = await run('node', words, { cwd: copy });
  if (!ok) throw new Error(output.split('\n').slice(-40).join('\n'));
  const microseconds = Number(output.trimEnd().split('\n').at(-1));
  return { work: Math.round(microseconds / 1000), all: Math.round(performance.now() - begun) };
}
