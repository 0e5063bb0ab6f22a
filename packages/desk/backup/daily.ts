import { pauseAfter, repeatedly, type Repeated } from '../timing/repeatedly.ts';
import { backUpInThread } from './in-thread.ts';
import type { BackupOrder } from './make.ts';

const DAY_MS = 24 * 3_600_000;
const FIRST_PAUSE_MS = 60_000;

export interface DailyBackups extends Repeated {
  /** Why there is none, when the last try has failed. */
  trouble(): string | undefined;
}

/** Makes a backup once the last one is a day old, whoever made it, and tries again after a pause when it fails. */
export function backUpDaily(
  order: BackupOrder,
  log: (sentence: string) => void,
  firstPause = FIRST_PAUSE_MS,
): DailyBackups {
  let due = new Date(0);
  let failures = 0;
  let trouble: string | undefined;

  async function look(stopping: AbortSignal): Promise<Date | undefined> {
    const now = new Date();
    const soon = due.getTime() - now.getTime();
    // Further away than a day: the clock was ahead and has been put right.
    if (soon > 0 && soon <= DAY_MS) return due;
    const outcome = await backUpInThread(order, now, stopping);
    if (stopping.aborted) return undefined;
    if (outcome.kind === 'failed') return failed(outcome.sentence);
    failures = 0;
    trouble = undefined;
    if (outcome.kind === 'made') log(`A backup was written and read again (${words(outcome)}).`);
    due = new Date((outcome.kind === 'made' ? now : outcome.newest).getTime() + DAY_MS);
    return due;
  }

  function failed(sentence: string): Date {
    failures += 1;
    trouble = `The daily backup failed: ${sentence}`;
    log(trouble);
    return new Date(Date.now() + pauseAfter(failures, firstPause));
  }

  return { ...repeatedly(look), trouble: () => trouble };
}

const words = ({ target, requests }: { target: string; requests: number }): string =>
  `${requests === 1 ? '1 request' : `${requests} requests`}, ${target}`;
