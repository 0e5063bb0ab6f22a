import { pauseAfter, repeatedly } from '../timing/repeatedly.ts';
import { backUpInThread } from './in-thread.ts';
import { EVERY_MS, type BackupOrder } from './make.ts';

const DRILL_EVERY_MS = 24 * 3_600_000;
const FIRST_PAUSE_MS = 60_000;

/**
 * Makes a backup once the last one is an hour old, whoever made it, and tries again after a pause when it fails. At the
 * start and every day the newest is put back elsewhere, for a trial.
 */
export function backUpHourly(
  order: BackupOrder,
  log: (sentence: string) => void,
  firstPause = FIRST_PAUSE_MS,
) {
  let due = new Date(0);
  let drillDue = -Infinity;
  let drilledAt: Date | undefined;
  let failures = 0;
  let trouble: string | undefined;

  async function look(stopping: AbortSignal): Promise<Date | undefined> {
    const now = new Date();
    const soon = due.getTime() - now.getTime();
    // Further away than an hour: the clock was ahead and has been put right.
    if (soon > 0 && soon <= EVERY_MS) return due;
    const withDrill = performance.now() >= drillDue;
    const outcome = await backUpInThread({ order, now, withDrill }, stopping);
    if (stopping.aborted) return undefined;
    if (outcome.kind === 'failed') return failed(outcome.sentence);
    failures = 0;
    trouble = undefined;
    if (withDrill) {
      drilledAt = now;
      drillDue = performance.now() + DRILL_EVERY_MS;
    }
    if (outcome.kind === 'made') log(`A backup was written and read again (${words(outcome)}).`);
    due = new Date((outcome.kind === 'made' ? now : outcome.newest).getTime() + EVERY_MS);
    return due;
  }

  function failed(sentence: string): Date {
    failures += 1;
    trouble = `The backup failed: ${sentence}`;
    log(trouble);
    return new Date(Date.now() + pauseAfter(failures, firstPause));
  }

  return {
    ...repeatedly(look),
    /** Why there is none, when the last try has failed. */
    trouble: () => trouble,
    /** When the newest was last put back for a trial. */
    drilledAt: () => drilledAt,
  };
}

const words = ({ target, requests }: { target: string; requests: number }): string =>
  `${requests === 1 ? '1 request' : `${requests} requests`}, ${target}`;
