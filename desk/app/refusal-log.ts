const QUIET_MS = 60_000;

/** Says at once that somebody was refused, and then once a minute how many more there were. */
export function createRefusalLog(say: (sentence: string) => void, quietMs = QUIET_MS) {
  const counts = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sayCounts(): void {
    for (const [what, count] of counts) say(`Refused ${what}${count > 1 ? `, ${count} times` : ''}.`);
    counts.clear();
  }

  function tell(): void {
    timer = undefined;
    if (counts.size === 0) return;
    sayCounts();
    timer = setTimeout(tell, quietMs);
    timer.unref?.();
  }

  return {
    note(status: number, path: string): void {
      const what = `${path} with ${status}`;
      counts.set(what, (counts.get(what) ?? 0) + 1);
      if (timer === undefined) tell();
    },
    stop(): void {
      clearTimeout(timer);
      sayCounts();
    },
  };
}
