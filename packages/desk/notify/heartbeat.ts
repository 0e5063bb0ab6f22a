import { repeatedly, type Repeated } from '../timing/repeatedly.ts';

const EVERY_MS = 5 * 60_000;
const ANSWER_WITHIN_MS = 10_000;

/** Calls the address while nothing is wrong. A monitor there raises the alarm when the calls stop. */
export const heartbeat = (address: URL, check: () => Promise<string[]>, every = EVERY_MS): Repeated =>
  repeatedly(async (stopping) => {
    if ((await check()).length === 0) {
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
      const response = await fetch(address, { signal });
      await response.body?.cancel();
    }
    return new Date(Date.now() + every);
  }, 60_000);
