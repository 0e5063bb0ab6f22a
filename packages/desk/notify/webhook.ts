import * as v from 'valibot';
import { createHmac } from 'node:crypto';
import type { WebhookSettings } from '../settings/webhook.ts';
import type { Database } from '../store/database.ts';
import { createDeliveries, createRowQueue } from './deliveries.ts';

const ANSWER_WITHIN_MS = 10_000;
const CLAIMED_FOR_MS = 60_000;

/** Tells the practice's address of new requests, one at a time. */
export const createWebhook = (
  database: Pick<Database, 'read'>,
  settings: WebhookSettings,
  log: (sentence: string) => void,
  firstPause?: number,
) => ({
  announce: createDeliveries(
    createWebhookQueue(database),
    (item, stopping) => post(settings, item, stopping),
    { failed: 'The webhook did not take a request', well: 'The webhook works again.' },
    { claimedForMs: CLAIMED_FOR_MS, log, firstPause },
  ),
});

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
export type Announcement = v.InferOutput<typeof announcement>;

export const createWebhookQueue = (database: Pick<Database, 'read'>) =>
  createRowQueue(
    database,
    ['requests', 'id, reference, received_at AS receivedAt, path, payload'],
    announcement,
  );
