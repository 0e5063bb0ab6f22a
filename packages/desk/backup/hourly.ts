// Runs each backup in a process, which does not block pages and can be killed when a disk hangs. A thread that waits for a
// disk cannot be ended, and would keep the desk from stopping.
import { fork } from 'node:child_process';
import { DAY_MS, HOUR_MS } from '@clinic/contract/dates.ts';
import { pauseAfter, repeat } from '../lib/repeat.ts';
import { backUpIfDue, type BackupOptions, type BackupResult } from './make.ts';
import { testRestore } from './restore.ts';

const TOO_OLD_MS = 3 * HOUR_MS;

interface Job {
  options: BackupOptions;
  now: Date;
  withTestRestore: boolean;
}

type Outcome = BackupResult | { error: string };

/** Times in milliseconds. */
const defaults = { firstPause: 60_000, timeout: 15 * 60_000, clock: () => performance.now() };

/**
 * Makes a backup once the newest is an hour old, whichever process made it, and retries after a failure. At the start and
 * once a day, restores the newest backup as a test.
 */
export function backUpHourly(
  options: BackupOptions,
  log: (message: string) => void,
  changes: Partial<typeof defaults> = {},
) {
  const { firstPause, timeout, clock } = { ...defaults, ...changes };
  let testRestoreDue = -Infinity;
  let testRestoredAt: Date | undefined;
  let failures = 0;
  let error: string | undefined;
  /** By the monotonic clock. */
  let verifiedAt = clock();

  async function check(stopping: AbortSignal): Promise<Date | undefined> {
    const now = new Date();
    const withTestRestore = clock() >= testRestoreDue;
    const outcome = await runInProcess({ options, now, withTestRestore }, stopping, timeout);
    if (stopping.aborted) return undefined;
    if ('error' in outcome) {
      failures += 1;
      error = `The backup failed: ${outcome.error}`;
      log(error);
      return new Date(Date.now() + pauseAfter(failures, firstPause));
    }
    failures = 0;
    error = undefined;
    if (withTestRestore) {
      testRestoredAt = now;
      testRestoreDue = clock() + DAY_MS;
    }
    const { newest, made } = outcome;
    verifiedAt = clock() - (now.getTime() - newest.getTime());
    if (made) log(`A backup was written and verified (requests: ${made.requests}, ${made.target}).`);
    return new Date(newest.getTime() + HOUR_MS);
  }

  return {
    ...repeat(check),
    /** Why the last attempt failed. */
    error: () => error,
    /** True when the newest verified backup, or the start without one, is more than three hours ago. */
    isTooOld: () => clock() - verifiedAt > TOO_OLD_MS,
    testRestoredAt: () => testRestoredAt,
  };
}

function runInProcess(job: Job, stopping: AbortSignal, timeout: number): Promise<Outcome> {
  const timedOut = AbortSignal.timeout(timeout);
  const signal = AbortSignal.any([stopping, timedOut]);
  const child = fork(import.meta.filename, { serialization: 'advanced', signal, killSignal: 'SIGKILL' });
  return new Promise((resolve) => {
    const endedEarly = () =>
      resolve({
        error: timedOut.aborted
          ? `It was ended because it took longer than ${timeout / 60_000} minutes.`
          : 'Its process ended too early.',
      });
    child.once('message', (outcome) => resolve(outcome as Outcome));
    child.once('error', endedEarly);
    child.once('disconnect', endedEarly);
    child.send(job, () => {});
  });
}

async function runJob({ options, now, withTestRestore }: Job): Promise<Outcome> {
  try {
    const result = await backUpIfDue(options, now);
    // A backup of another process has not been read here yet.
    if (withTestRestore || !result.made) await testRestore(options.folder, options.passphrase, now);
    return result;
  } catch (error) {
    return { error: (error as Error).message };
  }
}

if (import.meta.main) {
  // Ctrl-C reaches this process as well: the desk ends it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  process.once('message', (job) => void runJob(job as Job).then((outcome) => process.send?.(outcome)));
}
