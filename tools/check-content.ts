// Says what is wrong in src/content, in a writer's words. Exit code 1 when something is.
import { checkContent } from './content/check.ts';
import { report } from './content/say/mistake.ts';
import { missingPages } from './content/relations/required-pages.ts';

const { files, mistakes } = checkContent(process.cwd(), missingPages);

if (mistakes.length > 0) {
  console.log(report(mistakes));
  process.exitCode = 1;
} else {
  console.log(`All ${files} content files are in order.`);
}
