/** setTimeout fires at once beyond 24 days, and a wrong clock may be corrected meanwhile. */
const LONGEST_SLEEP_MS = 3_600_000;
const AFTER_TROUBLE_MS = 5_000;

export interface Repeated {
  /** Runs the work now, or once more after the current run. */
  wake(): void;
  /** Resolves when the current run has ended. */
  stop(): Promise<void>;
}

/** Runs the work when woken and again at the time it resolves to, never twice at once. */
export function repeatedly(
  work: (stopping: AbortSignal) => Promise<Date | undefined>,
  afterTrouble = AFTER_TROUBLE_MS,
): Repeated {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    clearTimeout(timer);
    let next: Date | undefined;
    do {
      wokenMeanwhile = false;
      next = await work(stopping.signal).catch(() => new Date(Date.now() + afterTrouble));
    } while (wokenMeanwhile && !stopping.signal.aborted);
    running = undefined;
    if (!next || stopping.signal.aborted) return;
    const sleep = Math.min(LONGEST_SLEEP_MS, Math.max(0, next.getTime() - Date.now()));
    timer = setTimeout(wake, sleep);
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    if (running) wokenMeanwhile = true;
    else running = run();
  }

  return {
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

const DAY_MS = 86_400_000;

/** Runs the work once a day by a monotonic clock; failed work is due again at once. */
export function daily(work: () => Promise<unknown>): () => Promise<Date> {
  let due = -Infinity;
  return async () => {
    if (performance.now() >= due) {
      await work();
      due = performance.now() + DAY_MS;
    }
    return new Date(Date.now() + due - performance.now());
  };
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** 5 s, 10 s, 20 s … up to an hour, without an end. */
export const pauseAfter = (attempts: number, first = FIRST_PAUSE_MS): number =>
  Math.min(LONGEST_PAUSE_MS, first * 2 ** Math.min(attempts - 1, 20));

/** The latest possible retry: a later time was written while the clock was wrong. */
export const latestPutOff = (now: Date): Date => new Date(now.getTime() + 2 * LONGEST_PAUSE_MS);
