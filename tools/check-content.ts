// Says what is wrong in src/content, in a writer's words. Exit code 1 when something is; advice alone is no failure.
import { checkContent } from './content/check.ts';
import { outcome } from './content/say/outcome.ts';
import { missingPages } from './content/relations/required-pages.ts';

const { words, exitCode } = outcome(checkContent(process.cwd(), missingPages));

console.log(words);
process.exitCode = exitCode;
