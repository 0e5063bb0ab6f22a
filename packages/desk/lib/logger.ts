const REPORTED_EVERY_MS = 10_000;
const COUNTED_EVERY_MS = 60_000;

/** The code and place of an error, without its message, which may quote a visitor. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = (error as Error & { code?: string }).code ?? error.name;
  const [place = ''] = /^\s+at .*/m.exec(error.stack ?? '') ?? [];
  return `${code} ${place.trim()}`.trim();
}

/** Logs trouble at most once per `every` ms, and its end. */
export function createReporter(
  say: (sentence: string) => void,
  every = REPORTED_EVERY_MS,
  now: () => number = Date.now,
) {
  let saidAt = -Infinity;
  let troubled = false;
  return {
    trouble(sentence: string): void {
      if (!troubled || now() - saidAt >= every) {
        say(sentence);
        saidAt = now();
      }
      troubled = true;
    },
    well(sentence: string): void {
      if (troubled) say(sentence);
      troubled = false;
    },
  };
}

/** Logs the first refusal at once, and then the counts at most once a minute. */
export function createRefusalLog(say: (sentence: string) => void, now = () => performance.now()) {
  const counts = new Map<string, number>();
  let saidAt = -Infinity;

  function tell(): void {
    for (const [what, count] of counts) say(`Refused ${what}${count > 1 ? `, ${count} times` : ''}.`);
    if (counts.size > 0) saidAt = now();
    counts.clear();
  }

  return {
    note(status: number, path: string): void {
      const what = `${path} with ${status}`;
      counts.set(what, (counts.get(what) ?? 0) + 1);
      if (now() - saidAt >= COUNTED_EVERY_MS) tell();
    },
    /** Logs the counts so far. */
    tell,
  };
}
