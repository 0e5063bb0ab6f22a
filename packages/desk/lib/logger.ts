const REPORTED_EVERY_MS = 10_000;
const COUNTED_EVERY_MS = 60_000;

export type Log = (message: string) => void;

/** True for a mistake in a statement, in SQLite and in D1. Its message names tables and columns, never values. */
const isSqlMistake = ({ errcode, message }: Error & { errcode?: number }) =>
  errcode === 1 || message.endsWith(': SQLITE_ERROR');

/** Returns the code and location of an error and its causes, without messages, which may quote a visitor. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code = error.name } = error as Error & { code?: string };
  const [location = ''] = /^\s+at .*/m.exec(error.stack ?? '') ?? [];
  const mistake = isSqlMistake(error) ? ` (${error.message})` : '';
  const cause = error.cause ? `, caused by ${describe(error.cause)}` : '';
  return `${code}${mistake} ${location.trim()}`.trim() + cause;
}

/** Logs a failure at most once per `every` ms, and the recovery from it. */
export function createReporter(log: Log, every = REPORTED_EVERY_MS, now: () => number = Date.now) {
  let loggedAt = -Infinity;
  let isFailing = false;
  return {
    failed(message: string): void {
      if (!isFailing || now() - loggedAt >= every) {
        log(message);
        loggedAt = now();
      }
      isFailing = true;
    },
    recovered(message: string): void {
      if (isFailing) log(message);
      isFailing = false;
    },
  };
}

/** Logs the first refused request at once, and then the counts at most once a minute. */
export function createRefusalLog(log: Log, now = () => performance.now()) {
  const counts = new Map<string, number>();
  let loggedAt = -Infinity;

  /** Logs the counts so far. */
  function flush(): void {
    for (const [refusal, count] of counts) log(`Refused ${refusal}${count > 1 ? `, ${count} times` : ''}.`);
    if (counts.size > 0) loggedAt = now();
    counts.clear();
  }

  return {
    add(status: number, path: string): void {
      const refusal = `${path} with ${status}`;
      counts.set(refusal, (counts.get(refusal) ?? 0) + 1);
      if (now() - loggedAt >= COUNTED_EVERY_MS) flush();
    },
    flush,
  };
}
