// The owners' job: content may change, and the tests hold. In a copy of the project (in a folder with a space in its
// name) it does what a practice does when it takes the site over, then proves the copy as anybody would.
//   node tests/owners/run.ts
import { rmSync } from 'node:fs';
import path from 'node:path';
import { takeOver } from './changes.ts';
import { copyProject } from './copy.ts';
import { pagesWithFormerFacts } from './former-facts.ts';
import { prove, type Counts } from './prove.ts';

/** The tests that may meet the practice's words. Those of the other rooms look at none. */
const unitTests = ['components', 'queries', 'schemas', 'tools'].map((room) => `tests/unit/${room}/`);
// Of the requests, those that differ from page to page. Of every page, not those that build a site of their own.
const endToEnd = [
  'care/',
  'every-page/(access|descriptions|for-machines|links|print|safety)',
  'finding/',
  'requests/(condition|contact|dialog|procedure)',
  'screens/',
].map((room) => `tests/e2e/${room}`);

const project = path.resolve(import.meta.dirname, '../..');
const copy = copyProject(project);
const former = takeOver(path.join(copy, 'src/content'));

const counts: Counts = { passed: 0, failed: 0 };
const add = ({ passed, failed }: Counts) => {
  counts.passed += passed;
  counts.failed += failed;
  return failed === 0;
};

const contentIsRight = add(await prove(copy, 'content', ['node', 'tools/check-content.ts']));
const isBuilt = contentIsRight && add(await prove(copy, 'build', ['npm', 'run', 'build']));
if (isBuilt) {
  add(pagesWithFormerFacts(copy, former));
  add(await prove(copy, 'budgets', ['npm', 'run', 'budgets']));
  add(await prove(copy, 'unit tests', ['npm', 'test', '--', '--only', 'unit', ...unitTests]));
  add(await prove(copy, 'end-to-end tests', ['npm', 'test', '--', '--only', 'e2e', ...endToEnd]));
}

if (counts.failed > 0) {
  console.log(`The changed copy is in ${copy}`);
  process.exitCode = 1;
} else rmSync(path.dirname(copy), { recursive: true, force: true });
console.log(`${counts.passed} passed, ${counts.failed} failed`);
