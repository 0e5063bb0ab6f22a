import type { Environment } from '../settings/values.ts';

export interface Call {
  /** The requests file. */
  file: string;
  write: (text: string) => void;
  now: Date;
  env: Environment;
  /** The value of the command's own option, then the words after it. */
  words: string[];
  has: (option: string) => boolean;
}

/** Throws UsageError, DatabaseProblem, BackupProblem or SettingsError. */
export type Command = (call: Call) => void | Promise<void>;

/** The message says what is wrong with the command that was typed. */
export class UsageError extends Error {}
