import { BackupProblem } from '../backup/atomic-write.ts';
import { readTask } from './arguments.ts';
import { UsageError } from './tasks.ts';
import { DatabaseProblem, problemOf } from '../store/sqlite/problem.ts';
import { requestsFile, SettingsError } from '../settings.ts';

const file = requestsFile(process.env);

// A reader such as `head` may close early; that is no error of ours.
process.stdout.on('error', () => process.exit(0));

try {
  const write = (text: string) => void process.stdout.write(text);
  await readTask(process.argv.slice(2))({ file, write, now: new Date(), env: process.env });
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}

function sentenceFor(error: unknown): string {
  if (error instanceof UsageError) return `${error.message} See: npm run requests -- --help`;
  if (error instanceof BackupProblem || error instanceof SettingsError) return error.message;
  if (!(error instanceof DatabaseProblem) && !(error as NodeJS.ErrnoException).code) throw error;
  return problemOf(error, file).message;
}
