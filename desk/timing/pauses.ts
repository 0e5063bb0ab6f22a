const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** 5 s, 10 s, 20 s … up to an hour, and never giving up: what is not done stays where it is. */
export const pauseAfter = (attempts: number, first = FIRST_PAUSE_MS): number =>
  Math.min(LONGEST_PAUSE_MS, first * 2 ** Math.min(attempts - 1, 20));
