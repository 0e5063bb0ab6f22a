import { BackupError } from '../backup/snapshot.ts';
import { run } from './run.ts';
import { UsageError } from './command.ts';
import { DatabaseError, toDatabaseError } from '../store/sqlite/error.ts';
import { requestsFile, SettingsError } from '../settings/settings.ts';

const file = requestsFile(process.env);

// A reader such as `head` may close the output early.
process.stdout.on('error', () => process.exit(0));

try {
  const write = (text: string) => void process.stdout.write(text);
  await run(process.argv.slice(2), { file, write, now: new Date(), env: process.env });
} catch (error) {
  console.error(messageFor(error));
  process.exitCode = 1;
}

function messageFor(error: unknown): string {
  if (error instanceof UsageError) return `${error.message} See: npm run requests -- --help`;
  if (error instanceof BackupError || error instanceof SettingsError) return error.message;
  if (!(error instanceof DatabaseError) && !(error as NodeJS.ErrnoException).code) throw error;
  return toDatabaseError(error, file).message;
}
