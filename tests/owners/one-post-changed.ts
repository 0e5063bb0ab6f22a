// When only a post has changed, other posts are not drawn again. The site must be the same as if they had been.
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from '#tools/lib/run.ts';
import type { Result } from './prove.ts';

const sentence = 'A sentence that its writer has added later.';

export async function oneChangedPost(copy: string): Promise<Result> {
  const name = 'a site with one changed post is that of a whole build';
  const blog = path.join(copy, 'src/content/blog');
  const [changed = '', ...others] = readdirSync(blog).filter((file) => file.endsWith('.mdx'));
  appendFileSync(path.join(blog, changed), `\n${sentence}\n`);

  const output = await build(copy);
  const again = pagesIn(copy);
  rmSync(path.join(copy, 'node_modules/.cache/site'), { recursive: true });
  await build(copy);
  const whole = pagesIn(copy);

  const page = (post: string) => `for-patients/blogs/${post.replace('.mdx', '.html')}`;
  const wrong = [
    ...[...whole.keys(), ...again.keys()].filter((file) => whole.get(file) !== again.get(file)),
    ...others.map(page).filter((file) => !output.includes(`${file} (restored)`)),
    ...[page(changed)].filter(
      (file) => !readFileSync(path.join(copy, 'dist', file), 'utf8').includes(sentence),
    ),
  ];
  const ok = others.length > 0 && wrong.length === 0;
  for (const file of wrong.slice(0, 12)) console.log(`${file} is another, or was drawn again`);
  console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${name}: ${whole.size} files`);
  return { name, ok, passed: Number(ok) };
}

async function build(copy: string): Promise<string> {
  const { ok, output } = await run('npm', ['run', 'build'], { cwd: copy });
  if (!ok) throw new Error(output);
  return output;
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
