import * as v from 'valibot';
import { createHmac } from 'node:crypto';
import { createReporter } from '../lib/logger.ts';
import type { WebhookSettings } from '../settings/webhook.ts';
import { sql, type Database } from '../store/database.ts';
import { latestPutOff, pauseAfter } from '../timing/repeatedly.ts';
import { isAny, orUndefined, readRow, time } from '../store/rows.ts';

const ANSWER_WITHIN_MS = 10_000;
/** A desk that has not stored the outcome by then has crashed: another one may retry. */
const CLAIMED_FOR_MS = 60_000;

/** Announces new requests to the practice's webhook, one at a time. */
export function createWebhook(
  database: Pick<Database, 'read'>,
  settings: WebhookSettings,
  log: (sentence: string) => void,
  firstPause?: number,
) {
  const queue = createWebhookQueue(database);
  /** Delivered, but not stored as delivered. A restart delivers them again with the same idempotency key. */
  const unstored = new Set<number>();
  const reporter = createReporter(log, Infinity);

  /** Posts the requests that are due. Resolves to when to call it again, if any are left. */
  async function announce(stopping: AbortSignal): Promise<Date | undefined> {
    while (!stopping.aborted) {
      for (const id of unstored) await store(id);
      const now = Date.now();
      const item = await queue.claim(new Date(now), new Date(now + CLAIMED_FOR_MS));
      if (!item) return queue.next();
      const outcome = await post(settings, item, stopping);
      if (outcome === 'delivered') {
        unstored.add(item.id);
        await store(item.id);
        reporter.well('The webhook works again.');
      } else {
        const pause = stopping.aborted ? 0 : pauseAfter(item.attempts, firstPause);
        await queue.schedule(item.id, new Date(Date.now() + pause));
        if (stopping.aborted) break;
        reporter.trouble(`The webhook did not take a request (${outcome}); it will be tried again.`);
      }
    }
    return undefined;
  }

  async function store(id: number): Promise<void> {
    await queue.schedule(id, undefined);
    unstored.delete(id);
  }

  return { announce };
}

async function post(settings: WebhookSettings, item: Announcement, stopping: AbortSignal): Promise<string> {
  const { reference } = item;
  const body = bodyOf(item, settings.details);
  try {
    const response = await fetch(settings.address, {
      method: 'POST',
      // A redirect counts as a failure. (Workers do not support 'error'.)
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

/** The same bytes at each attempt, so that receivers can compare them. */
function bodyOf({ id, reference, receivedAt, path, payload }: Announcement, details: boolean): string {
  const known = { type: 'request.received', timestamp: receivedAt, id, reference, path };
  return JSON.stringify(details ? { ...known, request: JSON.parse(payload) } : known);
}

/** The headers of Standard Webhooks 1.0.0, signed with each secret: two while one is being replaced. */
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
export type Announcement = v.InferOutput<typeof announcement>;
const earliest = v.object({ at: orUndefined(time) });

/** The requests that are not announced yet. Writes go through `read`, which the D1 store retries. */
export const createWebhookQueue = (database: Pick<Database, 'read'>) => ({
  /** Takes the request that is due first and postpones it to `retryAt` in one statement, so only one desk has it. */
  claim(now: Date, retryAt: Date): Promise<Announcement | undefined> {
    return readRow(database, announcement)`UPDATE requests
      SET notify_at = ${retryAt}, notify_attempts = notify_attempts + 1
      WHERE id = (SELECT id FROM requests WHERE notify_at <= ${now} OR notify_at > ${latestPutOff(now)}
        ORDER BY notify_at, id LIMIT 1)
      RETURNING id, reference, received_at AS receivedAt, path, payload, notify_attempts AS attempts`;
  },
  /** `at` is undefined for a delivered request. */
  async schedule(id: number, at: Date | undefined): Promise<void> {
    await isAny(database, sql`UPDATE requests SET notify_at = ${at ?? null} WHERE id = ${id} RETURNING id`);
  },
  async next(): Promise<Date | undefined> {
    const row = await readRow(database, earliest)`SELECT min(notify_at) AS at FROM requests
      WHERE notify_at IS NOT NULL`;
    return row?.at;
  },
});
