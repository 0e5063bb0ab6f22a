// The re-branding test: the content may change, and all tests still pass. It copies the project (into a folder with a space
// in its name), replaces the practice, then runs the checks and tests of the copy.
//   npx node tests/rebranding/run.ts
import path from 'node:path';
import { copyProject } from './copy-project.ts';
import { removePackages } from './packages-removed.ts';
import { check, readFiles, runIn, total } from './steps.ts';
import { takeOver } from './take-over.ts';

const { folder: copy, clear } = copyProject();
const step = (name: string, ...command: string[]) => runIn(copy, name, command);

function checkFormerFacts(facts: string[]) {
  const pages = [...readFiles(path.join(copy, 'dist'), '**/*.{html,xml,txt,js,json,webmanifest}')];
  const problems = pages.flatMap(([file, bytes]) => {
    const text = bytes.toString();
    return facts.filter((fact) => text.includes(fact)).map((fact) => `${file} still contains "${fact}"`);
  });
  check('no page contains a fact of the former practice', problems, `${facts.length} facts`);
}

await removePackages(copy);
const formerFacts = takeOver(path.join(copy, 'src/content'));
if (
  (await step('content', 'node', 'packages/content-check/check-content.ts')) &&
  (await step('build', 'npm', 'run', 'build'))
) {
  checkFormerFacts(formerFacts);
  // Only these unit tests read the content.
  const unitTests = ['components', 'queries', 'tools'].map((folder) => `tests/unit/${folder}/`);
  await Promise.all([
    step('budgets', 'node', 'tools/budgets.ts'),
    step('unit tests', 'vitest', 'run', '--project=fast', '--project=astro', ...unitTests),
  ]);
  await step('browser tests', 'playwright', 'test', '--reporter=list', '--project=words');
}

if (total.failed > 0) {
  console.log(`The changed copy is in ${copy}`);
  process.exitCode = 1;
} else clear();
// In Playwright's format, which `npm test` counts.
console.log(`  ${total.passed} passed\n  ${total.failed} failed`);
