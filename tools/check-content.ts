// Says what is wrong in src/content, in a writer's words. Exit code 1 when something is; advice alone is no failure.
import { enableCompileCache } from 'node:module';

// Most of a short check would be spent on reading the program: Node keeps what it made of it for the next time.
enableCompileCache();
const { checkContent } = await import('./content/check.ts');
const { missingHere } = await import('./content/this-site.ts');
const { outcome } = await import('./content/say/outcome.ts');

const { words, exitCode } = outcome(checkContent(process.cwd(), missingHere));

console.log(words);
process.exitCode = exitCode;
