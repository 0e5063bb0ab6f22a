// When only a post has changed, other posts are not drawn again. The site must be the same as if they had been.
import { readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { forgetBuild } from '#tools/lib/built-from.ts';
import { run } from '#tools/lib/run.ts';
import { prove, report, type Result } from './prove.ts';
import { sameFiles } from './same-files.ts';

/** The practice's own posts may all be drafts. This one came with `takeOver`. */
const changed = 'sitting-without-pain';
const sentence = 'A sentence that its writer has added later.';

export async function oneChangedPost(copy: string): Promise<Result[]> {
  changePost(path.join(copy, `src/content/blog/${changed}.mdx`));
  const built = path.join(copy, 'dist');
  const builtBefore = path.join(copy, '../built-with-kept-posts');
  const { ok, output } = await run('npm', ['run', 'build'], { cwd: copy });
  if (!ok) return [report('build with one post changed', [output], 'it stopped')];
  const kept = othersAreKept(path.join(built, 'for-patients/blogs'), output);
  if (!kept.ok) return [kept];
  renameSync(built, builtBefore);
  forgetBuild(copy);
  const whole = await prove(copy, 'build with all posts drawn', ['npm', 'run', 'build']);
  if (!whole.ok) return [kept, whole];
  return [kept, whole, sameFiles('a site with kept posts is that of a whole build', builtBefore, built)];
}

function changePost(file: string) {
  const text = readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: A letter with another title');
  writeFileSync(file, `${text}\n${sentence}\n`);
}

function othersAreKept(folder: string, output: string): Result {
  // Where CI is set, Astro writes in colours.
  const said = stripVTControlCharacters(output);
  const posts = readdirSync(folder).filter((file) => file.endsWith('.html'));
  const wrong = posts.filter((file) => said.includes(`/${file} (restored)`) === (file === `${changed}.html`));
  const text = readFileSync(path.join(folder, `${changed}.html`), 'utf8');
  if (!text.includes(sentence)) wrong.push(`${changed}.html, which has changed,`);
  const words = wrong.map((file) => `${file} is not as expected: kept, or drawn again`);
  return report('only the post that has changed is drawn again', words, `${posts.length} posts`);
}
