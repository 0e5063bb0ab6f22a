// Building dist/.
import { beginBuild } from './built-from.ts';
import { run, type Outcome } from './run.ts';

export async function buildSite(options: { show?: boolean } = {}): Promise<Outcome> {
  const { mayKeep, done } = beginBuild();
  // --force: Astro keeps the content it has already read, even when a schema has become stricter, and the pages of posts
  // whose own file is the same.
  const result = await run('astro', ['build', ...(mayKeep ? [] : ['--force'])], options);
  if (!result.ok) return { ...result, output: `${result.output}${await contentReport()}` };
  done();
  return result;
}

/** What is wrong in the content, which says more than the build's own words do. */
async function contentReport(): Promise<string> {
  const check = await run('node', ['tools/check-content.ts']);
  return check.ok ? '' : `\n${check.output}`;
}
