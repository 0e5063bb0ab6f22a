import type { WebhookSettings } from '../settings/webhook.ts';
import type { Announcement, RequestStore } from '../store/request-store.ts';
import { pauseAfter } from '../timing/repeatedly.ts';
import { signedHeaders } from './signature.ts';

type Announcements = Pick<RequestStore, 'claimAnnouncement' | 'scheduleAnnouncement' | 'nextAnnouncement'>;

const ANSWER_WITHIN_MS = 10_000;
/** A desk that has not said by then how its announcement went has crashed: another one may take it over. */
const CLAIMED_FOR_MS = 60_000;

/** Tells the practice's address of new requests, one at a time. */
export function createWebhook(
  store: Announcements,
  settings: WebhookSettings,
  log: (sentence: string) => void,
  firstPause?: number,
) {
  /** Told, but the disk would not take a note of it. Said again after a restart; the key then marks the repeat. */
  const toldWithoutNote = new Set<number>();
  let failing = false;

  /** Posts what is due. Resolves to when to look again, if anything is left. */
  async function announce(stopping: AbortSignal): Promise<Date | undefined> {
    while (!stopping.aborted) {
      for (const id of toldWithoutNote) await note(id);
      const item = await claim();
      if (!item) return store.nextAnnouncement();
      const outcome = await post(settings, item, stopping);
      if (stopping.aborted && outcome !== 'delivered') {
        await store.scheduleAnnouncement(item.id, new Date());
        return undefined;
      }
      if (outcome === 'delivered') {
        toldWithoutNote.add(item.id);
        await note(item.id);
      } else {
        const pause = pauseAfter(item.attempts, firstPause);
        await store.scheduleAnnouncement(item.id, new Date(Date.now() + pause));
      }
      if (failing !== (outcome !== 'delivered')) report(outcome);
    }
    return undefined;
  }

  function claim(): Promise<Announcement | undefined> {
    const now = Date.now();
    return store.claimAnnouncement(new Date(now), new Date(now + CLAIMED_FOR_MS));
  }

  async function note(id: number): Promise<void> {
    await store.scheduleAnnouncement(id, undefined);
    toldWithoutNote.delete(id);
  }

  function report(outcome: string): void {
    failing = outcome !== 'delivered';
    log(
      failing
        ? `The webhook did not take a request (${outcome}); it will be tried again.`
        : 'The webhook works again.',
    );
  }

  return { announce };
}

async function post(settings: WebhookSettings, item: Announcement, stopping: AbortSignal): Promise<string> {
  const { reference } = item;
  const body = bodyOf(item, settings.details);
  try {
    const response = await fetch(settings.address, {
      method: 'POST',
      // Not followed: the status says that it was not taken. (Workers know no 'error'.)
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': reference,
        ...signedHeaders(settings.secrets, reference, body, new Date()),
      },
      body,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    await response.body?.cancel();
    return response.ok ? 'delivered' : `status ${response.status}`;
  } catch {
    return 'no answer';
  }
}

/** The same bytes at each try, so that a receiver who compares them sees one and the same request. */
function bodyOf({ id, reference, receivedAt, path, payload }: Announcement, details: boolean): string {
  const known = { type: 'request.received', timestamp: receivedAt, id, reference, path };
  return JSON.stringify(details ? { ...known, request: JSON.parse(payload) } : known);
}
