import { repeat, type RepeatedTask } from '../lib/repeat.ts';

const EVERY_MS = 5 * 60_000;
const TIMEOUT_MS = 10_000;

/** Calls the URL while all is well. A monitor there raises an alarm when the calls stop, so errors are not logged. */
export const heartbeat = (address: URL, check: () => Promise<string[]>, every = EVERY_MS): RepeatedTask =>
  repeat(
    async (stopping) => {
      if ((await check()).length === 0) {
        const signal = AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]);
        const response = await fetch(address, { signal });
        await response.body?.cancel();
      }
      return new Date(Date.now() + every);
    },
    { afterError: 60_000 },
  );
