// Prints the problems of src/content. Exit code 1 when there is one; advice alone is no failure.
// With --json, prints the problems as JSON, for other programs, and exits with 0.
// With --advice and parts of file names, prints the reading age of these pages and all advice.
import { enableCompileCache } from 'node:module';

// Compiling the modules takes most of the time of a short run.
enableCompileCache();
const { checkContent, requiredFileRules } = await import('./check.ts');
const { adviceFor } = await import('./advice.ts');
const { summarize } = await import('./report/report.ts');

const [option, ...names] = process.argv.slice(2);
if (option === '--advice') console.log(adviceFor(process.cwd(), names));
else if (option === '--json')
  console.log(JSON.stringify(checkContent(process.cwd(), requiredFileRules).problems));
else {
  const { words, exitCode } = summarize(checkContent(process.cwd(), requiredFileRules));
  console.log(words);
  process.exitCode = exitCode;
}
