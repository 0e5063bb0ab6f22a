// When only a post has changed, other posts are not drawn again. The site must be the same as if they had been.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from '#tools/lib/run.ts';
import type { Result } from './prove.ts';

/** The practice's own posts may all be drafts. This one came with `takeOver`. */
const changed = 'sitting-without-pain';
const sentence = 'A sentence that its writer has added later.';

export async function oneChangedPost(copy: string): Promise<Result> {
  const name = 'a site with one changed post is that of a whole build';
  const file = path.join(copy, `src/content/blog/${changed}.mdx`);
  const text = readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: A letter with another title');
  writeFileSync(file, `${text}\n${sentence}\n`);

  const output = await build(copy);
  const again = pagesIn(copy);
  rmSync(path.join(copy, 'node_modules/.cache/site'), { recursive: true });
  await build(copy);
  const whole = pagesIn(copy);

  const posts = [...whole.keys()].filter((page) => /^for-patients.blogs.[^\\/]+\.html$/.test(page));
  const isChanged = (page: string) => page.endsWith(`${changed}.html`);
  const isKept = (page: string) => output.includes(`${page.replaceAll('\\', '/')} (restored)`);
  const wrong = [
    ...[...new Map([...whole, ...again]).keys()].filter((page) => whole.get(page) !== again.get(page)),
    ...posts.filter((page) => isKept(page) === isChanged(page)),
    ...posts.filter((page) => isChanged(page) && !textOf(copy, page).includes(sentence)),
  ];
  const ok = wrong.length === 0 && posts.some(isChanged);
  for (const page of wrong.slice(0, 12)) console.log(`${page} is another, or was drawn again`);
  console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${name}: ${whole.size} files`);
  return { name, ok, passed: Number(ok) };
}

const textOf = (copy: string, page: string) => readFileSync(path.join(copy, 'dist', page), 'utf8');

async function build(copy: string): Promise<string> {
  const { ok, output } = await run('npm', ['run', 'build'], { cwd: copy });
  if (!ok) throw new Error(output);
  // Where CI is set, Astro writes in colours.
  return stripVTControlCharacters(output);
}

/** What each file of the site says, in short. */
const pagesIn = (copy: string) =>
  new Map(
    readdirSync(path.join(copy, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(path.join(copy, 'dist'), file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
