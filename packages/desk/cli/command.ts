import type { Environment } from '../settings/values.ts';

export interface CommandContext {
  /** The requests file. */
  file: string;
  write: (text: string) => void;
  now: Date;
  env: Environment;
  /** The value of the command's option, then the positional arguments. */
  args: string[];
  has: (option: string) => boolean;
}

/** Throws UsageError, DatabaseError, BackupError or SettingsError. */
export type Command = (context: CommandContext) => void | Promise<void>;

/** The message tells what is wrong with the arguments. */
export class UsageError extends Error {}
