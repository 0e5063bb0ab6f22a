import * as v from 'valibot';
import { createHmac } from 'node:crypto';
import { createReporter } from '../lib/logger.ts';
import type { WebhookSettings } from '../settings/webhook.ts';
import { sql, type Database } from '../store/database.ts';
import { latestPutOff, pauseAfter } from '../timing/repeatedly.ts';
import { isAny, orUndefined, readRow, time } from '../store/rows.ts';

const ANSWER_WITHIN_MS = 10_000;
/** A desk that has not said by then how its announcement went has crashed: another one may take it over. */
const CLAIMED_FOR_MS = 60_000;

/** Tells the practice's address of new requests, one at a time. */
export function createWebhook(
  database: Pick<Database, 'read'>,
  settings: WebhookSettings,
  log: (sentence: string) => void,
  firstPause?: number,
) {
  const queue = createWebhookQueue(database);
  /** Told, but the disk would not take a note of it. Said again after a restart; the key then marks the repeat. */
  const toldWithoutNote = new Set<number>();
  const reporter = createReporter(log, Infinity);

  /** Posts what is due. Resolves to when to look again, if anything is left. */
  async function announce(stopping: AbortSignal): Promise<Date | undefined> {
    while (!stopping.aborted) {
      for (const id of toldWithoutNote) await note(id);
      const now = Date.now();
      const item = await queue.claim(new Date(now), new Date(now + CLAIMED_FOR_MS));
      if (!item) return queue.next();
      const outcome = await post(settings, item, stopping);
      if (stopping.aborted && outcome !== 'delivered') {
        await queue.schedule(item.id, new Date());
        return undefined;
      }
      if (outcome === 'delivered') {
        toldWithoutNote.add(item.id);
        await note(item.id);
        reporter.well('The webhook works again.');
      } else {
        const pause = pauseAfter(item.attempts, firstPause);
        await queue.schedule(item.id, new Date(Date.now() + pause));
        reporter.trouble(`The webhook did not take a request (${outcome}); it will be tried again.`);
      }
    }
    return undefined;
  }

  async function note(id: number): Promise<void> {
    await queue.schedule(id, undefined);
    toldWithoutNote.delete(id);
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

/** The headers of Standard Webhooks 1.0.0. While a secret is being changed, the new and the old one both sign. */
export function signedHeaders(secrets: Uint8Array[], id: string, body: string, now: Date) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    ...(signatures.length > 0 && { 'webhook-signature': signatures.join(' ') }),
  };
}

const announcement = v.object({
  id: v.number(),
  reference: v.string(),
  receivedAt: v.string(),
  path: v.string(),
  payload: v.string(),
  /** This one included. */
  attempts: v.number(),
});
/** A kept request that still has to be announced. */
export type Announcement = v.InferOutput<typeof announcement>;

/** What the webhook has still to tell of. All of it is read, since what is read is tried again where D1 gives up. */
export const createWebhookQueue = (database: Pick<Database, 'read'>) => ({
  /**
   * Takes what is due first, and puts it off until `retryAt` in the same step: while one desk is telling of it, no other
   * does, and if telling cannot be noted, nobody is told.
   */
  claim(now: Date, retryAt: Date): Promise<Announcement | undefined> {
    return readRow(database, announcement)`UPDATE requests
      SET notify_at = ${retryAt}, notify_attempts = notify_attempts + 1
      WHERE id = (SELECT id FROM requests WHERE notify_at <= ${now} OR notify_at > ${latestPutOff(now)}
        ORDER BY notify_at, id LIMIT 1)
      RETURNING id, reference, received_at AS receivedAt, path, payload, notify_attempts AS attempts`;
  },
  /** Undefined: it was told, and nothing is left to do. */
  schedule: async (id: number, at: Date | undefined): Promise<void> =>
    void (await isAny(
      database,
      sql`UPDATE requests SET notify_at = ${at ?? null} WHERE id = ${id} RETURNING id`,
    )),
  next: async (): Promise<Date | undefined> =>
    (
      await readRow(database, v.object({ at: orUndefined(time) }))`SELECT min(notify_at) AS at
      FROM requests WHERE notify_at IS NOT NULL`
    )?.at,
});
