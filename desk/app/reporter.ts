const QUIET_MS = 10_000;

/** Says that something is wrong once in a while, not once per request, and says when it is over. */
export function createReporter(say: (sentence: string) => void, now: () => number = Date.now) {
  let saidAt = -Infinity;
  let troubled = false;
  return {
    trouble(sentence: string): void {
      if (!troubled || now() - saidAt >= QUIET_MS) {
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
