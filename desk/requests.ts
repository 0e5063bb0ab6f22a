import { readTask, UsageError } from './cli/arguments.ts';
import { doTask } from './cli/tasks.ts';
import { DatabaseProblem, problemOf } from './store/sqlite/problem.ts';
import { requestsFile } from './settings.ts';

const file = requestsFile(process.env);

// A reader such as `head` may close early; that is no error of ours.
process.stdout.on('error', () => process.exit(0));

try {
  await doTask(readTask(process.argv.slice(2)), file, (text) => void process.stdout.write(text));
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}

function sentenceFor(error: unknown): string {
  if (error instanceof UsageError) return `${error.message} See: npm run requests -- --help`;
  const fromDisk =
    error instanceof DatabaseProblem || typeof (error as NodeJS.ErrnoException).code === 'string';
  if (!fromDisk) throw error;
  return problemOf(error, file).message;
}
