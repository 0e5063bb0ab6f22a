import type { Announcement, Outbox } from './outbox.ts';

export interface Announcer {
  /** Something new may be in the outbox. */
  wake(): void;
  stop(): void;
}

type Say = (sentence: string) => void;

const ANSWER_WITHIN_MS = 10_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** 5 s, 10 s, 20 s … up to an hour, and never giving up: the row stays in the outbox. */
export const pauseAfter = (attempts: number, first = FIRST_PAUSE_MS): number =>
  Math.min(LONGEST_PAUSE_MS, first * 2 ** Math.min(attempts, 20));

/** Posts what is in the outbox, one at a time, apart from answering visitors. */
export function createAnnouncer(
  outbox: () => Outbox,
  webhook: URL,
  say: Say,
  firstPause?: number,
): Announcer {
  const stopping = new AbortController();
  let running = false;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;

  async function round(): Promise<void> {
    for (let item = outbox().due(new Date()); item; item = outbox().due(new Date())) {
      const outcome = await post(webhook, item, stopping.signal);
      if (stopping.signal.aborted) return;
      if (outcome === 'delivered') outbox().delivered(item.id);
      else outbox().postpone(item.id, new Date(Date.now() + pauseAfter(item.attempts, firstPause)));
      if (failing !== (outcome !== 'delivered')) report(outcome);
    }
  }

  function report(outcome: string): void {
    failing = outcome !== 'delivered';
    say(
      failing
        ? `The webhook did not take a request (${outcome}); it will be tried again.`
        : 'The webhook works again.',
    );
  }

  async function run(): Promise<void> {
    if (running || stopping.signal.aborted) return;
    running = true;
    clearTimeout(timer);
    let next: Date | undefined;
    try {
      await round();
      next = outbox().next();
    } catch {
      // The database is in trouble; whoever stores requests says so. Look again later.
      next = new Date(Date.now() + (firstPause ?? FIRST_PAUSE_MS));
    }
    running = false;
    if (next && !stopping.signal.aborted) timer = setTimeout(run, Math.max(0, next.getTime() - Date.now()));
  }

  return {
    wake: () => void run(),
    stop: () => {
      stopping.abort();
      clearTimeout(timer);
    },
  };
}

async function post(webhook: URL, item: Announcement, stopping: AbortSignal): Promise<string> {
  const { id, reference, receivedAt, path, payload } = item;
  try {
    const response = await fetch(webhook, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', 'idempotency-key': reference },
      body: JSON.stringify({ id, reference, receivedAt, path, request: JSON.parse(payload) }),
      signal: AbortSignal.any([stopping, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    await response.body?.cancel();
    return response.ok ? 'delivered' : `status ${response.status}`;
  } catch {
    return 'no answer';
  }
}
