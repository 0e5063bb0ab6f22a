// The owners' job: content may change, and the tests hold. In a copy of the project (in a folder with a space in its
// name) it does what a practice does when it takes the site over, then proves the copy as anybody would.
//   npx node tests/owners/run.ts
import path from 'node:path';
import { copyProject } from './copy-project.ts';
import { takeOver } from './changes.ts';
import { removeEditor } from './editor-removed.ts';
import { pagesWithFormerFacts } from './former-facts.ts';
import { prove, type Result } from './prove.ts';

/** The tests that may meet the practice's words. Those of the other rooms look at none. */
const unitTests = ['components', 'queries', 'schemas', 'tools'].map((room) => `tests/unit/${room}/`);

const { folder: copy, clear } = copyProject();

const results: Result[] = await removeEditor(copy);
const step = async (result: Result | Promise<Result>) => {
  results.push(await result);
  return (await result).ok;
};

const former = takeOver(path.join(copy, 'src/content'));
if (
  (await step(prove(copy, 'content', ['node', 'packages/content-check/check-content.ts']))) &&
  (await step(prove(copy, 'build', ['npm', 'run', 'build'])))
) {
  await step(pagesWithFormerFacts(copy, former));
  await Promise.all([
    step(prove(copy, 'budgets', ['node', 'tools/budgets.ts'])),
    step(prove(copy, 'unit tests', ['vitest', 'run', '--project=fast', '--project=astro', ...unitTests])),
  ]);
  await step(prove(copy, 'browser tests', ['playwright', 'test', '--reporter=list', '--project=words']));
}

const failed = results.filter(({ ok }) => !ok).length;
const passed = results.reduce((sum, result) => sum + result.passed, 0);
if (failed > 0) {
  console.log(`The changed copy is in ${copy}`);
  process.exitCode = 1;
} else clear();
// As Playwright says it, for `npm test`, which adds up all that was proved.
console.log(`  ${passed} passed\n  ${failed} failed`);
