import { DAY_MS, HOUR_MS } from '@clinic/contract/dates.ts';

/** setTimeout fires at once beyond 24 days, and a wrong clock may be corrected meanwhile. */
const LONGEST_TIMEOUT_MS = HOUR_MS;
const AFTER_ERROR_MS = 5_000;

export interface RepeatedTask {
  /** Runs the task now, or once more after the current run. */
  run(): void;
  /** Resolves when the current run has ended. */
  stop(): Promise<void>;
}

/** Runs the task on demand and at the time it resolves to, never twice at once; after an error, soon again. */
export function repeat(
  task: (stopping: AbortSignal) => Promise<Date | undefined>,
  { onError, afterError = AFTER_ERROR_MS }: { onError?: (error: unknown) => void; afterError?: number } = {},
): RepeatedTask {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let runAgain = false;
  let timer: NodeJS.Timeout | undefined;

  async function execute(): Promise<void> {
    clearTimeout(timer);
    let next: Date | undefined;
    do {
      runAgain = false;
      next = await task(stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) onError?.(error);
        return new Date(Date.now() + afterError);
      });
    } while (runAgain && !stopping.signal.aborted);
    running = undefined;
    if (!next || stopping.signal.aborted) return;
    timer = setTimeout(run, Math.min(LONGEST_TIMEOUT_MS, Math.max(0, next.getTime() - Date.now())));
  }

  function run(): void {
    if (stopping.signal.aborted) return;
    if (running) runAgain = true;
    else running = execute();
  }

  return {
    run,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Runs the task once a day by a monotonic clock; a failed task is due again at once. */
export function daily(task: () => Promise<unknown>): () => Promise<void> {
  let due = -Infinity;
  return async () => {
    if (performance.now() < due) return;
    await task();
    due = performance.now() + DAY_MS;
  };
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = HOUR_MS;

/** 5 s, 10 s, 20 s … up to an hour. */
export const pauseAfter = (attempts: number, first = FIRST_PAUSE_MS): number =>
  Math.min(LONGEST_PAUSE_MS, first * 2 ** Math.min(attempts - 1, 20));

/** The latest possible retry: a later time was written while the clock was wrong. */
export const latestRetry = (now: Date): Date => new Date(now.getTime() + 2 * LONGEST_PAUSE_MS);
