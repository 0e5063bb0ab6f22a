// A backup every hour, in a process of its own: it holds up no page, and can be ended when a disk does not answer. A thread
// that waits for a disk cannot be ended, and would keep the desk from ending, too.
import { fork } from 'node:child_process';
import { pauseAfter, repeatedly } from '../timing/repeatedly.ts';
import { backUpIfDue, EVERY_MS, type BackupOrder, type BackupOutcome } from './make.ts';
import { drill } from './restore.ts';

const DRILL_EVERY_MS = 24 * 3_600_000;
const TOO_OLD_MS = 3 * 3_600_000;

interface Start {
  order: BackupOrder;
  now: Date;
  /** Whether to restore the newest backup elsewhere, as a trial. */
  withDrill: boolean;
}

type Outcome = BackupOutcome | { kind: 'failed'; sentence: string };

/** Times in milliseconds. */
const usual = { firstPause: 60_000, within: 15 * 60_000, clock: () => performance.now() };

/**
 * Makes a backup once the last one is an hour old, whoever made it, and tries again after a pause when it fails. At the
 * start and every day the newest is put back elsewhere, for a trial.
 */
export function backUpHourly(
  order: BackupOrder,
  log: (sentence: string) => void,
  changes: Partial<typeof usual> = {},
) {
  const { firstPause, within, clock } = { ...usual, ...changes };
  let drillDue = -Infinity;
  let drilledAt: Date | undefined;
  let failures = 0;
  let trouble: string | undefined;
  /** By the monotonic clock of the process. */
  let verifiedAt = clock();

  async function look(stopping: AbortSignal): Promise<Date | undefined> {
    const now = new Date();
    const withDrill = clock() >= drillDue;
    const outcome = await inProcess({ order, now, withDrill }, stopping, within);
    if (stopping.aborted) return undefined;
    if (outcome.kind === 'failed') {
      failures += 1;
      trouble = `The backup failed: ${outcome.sentence}`;
      log(trouble);
      return new Date(Date.now() + pauseAfter(failures, firstPause));
    }
    failures = 0;
    trouble = undefined;
    if (withDrill) {
      drilledAt = now;
      drillDue = clock() + DRILL_EVERY_MS;
    }
    const newest = outcome.kind === 'made' ? now : outcome.newest;
    verifiedAt = clock() - (now.getTime() - newest.getTime());
    if (outcome.kind === 'made') {
      const count = outcome.requests === 1 ? '1 request' : `${outcome.requests} requests`;
      log(`A backup was written and read again (${count}, ${outcome.target}).`);
    }
    return new Date(newest.getTime() + EVERY_MS);
  }

  return {
    ...repeatedly(look),
    /** Why there is none, when the last try has failed. */
    trouble: () => trouble,
    /** True when the newest verified backup, or the start without one, is more than three hours ago. */
    isTooOld: () => clock() - verifiedAt > TOO_OLD_MS,
    /** When the newest was last put back for a trial. */
    drilledAt: () => drilledAt,
  };
}

function inProcess(start: Start, stopping: AbortSignal, within: number): Promise<Outcome> {
  const tooLong = AbortSignal.timeout(within);
  const signal = AbortSignal.any([stopping, tooLong]);
  const child = fork(import.meta.filename, { serialization: 'advanced', signal, killSignal: 'SIGKILL' });
  return new Promise((resolve) => {
    const endedEarly = () => {
      const sentence = tooLong.aborted
        ? `It was ended because it took longer than ${within / 60_000} minutes.`
        : 'The process for it ended too early.';
      resolve({ kind: 'failed', sentence });
    };
    child.once('message', (outcome) => resolve(outcome as Outcome));
    child.once('error', endedEarly);
    child.once('disconnect', endedEarly);
    child.send(start, () => {});
  });
}

async function outcomeOf({ order, now, withDrill }: Start): Promise<Outcome> {
  try {
    const outcome = await backUpIfDue(order, now);
    // This desk has not read a backup that another process made.
    if (withDrill || outcome.kind === 'not due') await drill(order.folder, order.passphrase, now);
    return outcome;
  } catch (error) {
    return { kind: 'failed', sentence: (error as Error).message };
  }
}

if (import.meta.main) {
  // Ctrl-C reaches this process as well: the desk ends it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  process.once('message', (start) => void outcomeOf(start as Start).then((it) => process.send?.(it)));
}
