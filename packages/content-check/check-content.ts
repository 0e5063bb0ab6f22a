// Says what is wrong in src/content, in a writer's words. Exit code 1 when something is; advice alone is no failure.
// With --advice, and a part of a file's name, it says of these pages how hard they are to read, and all its advice.
import { enableCompileCache } from 'node:module';

// Most of a short check would be spent on reading the program: Node keeps what it made of it for the next time.
enableCompileCache();
const { checkContent, missingHere } = await import('./check.ts');
const { adviceFor } = await import('./advice.ts');
const { outcome } = await import('./report/report.ts');

const [option, ...names] = process.argv.slice(2);
if (option === '--advice') console.log(adviceFor(process.cwd(), names));
else {
  const { words, exitCode } = outcome(checkContent(process.cwd(), missingHere));
  console.log(words);
  process.exitCode = exitCode;
}
