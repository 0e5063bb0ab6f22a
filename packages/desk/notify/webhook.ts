import * as v from 'valibot';
import { createHmac } from 'node:crypto';
import type { Log } from '../lib/logger.ts';
import type { WebhookSettings } from '../settings/webhook.ts';
import type { Database } from '../store/database.ts';
import { createDeliveries, createRowQueue, type Sent } from './deliveries.ts';

const TIMEOUT_MS = 10_000;
const CLAIMED_FOR_MS = 60_000;

/** Notifies the practice's URL of new requests, one at a time. */
export const createWebhook = (
  database: Pick<Database, 'read'>,
  settings: WebhookSettings,
  options: { log: Log; firstPause?: number },
) =>
  createDeliveries(
    createWebhookQueue(database),
    (item, stopping) => post(settings, item, stopping),
    { failed: 'The webhook did not accept a request', recovered: 'The webhook works again.' },
    { claimedForMs: CLAIMED_FOR_MS, ...options },
  );

async function post(settings: WebhookSettings, item: NewRequestEvent, stopping: AbortSignal): Promise<Sent> {
  const { reference } = item;
  const body = bodyOf(item, settings.details);
  try {
    const response = await fetch(settings.address, {
      method: 'POST',
      // A redirect counts as a failure. Workers do not support 'error'.
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': reference,
        ...signedHeaders(settings.secrets, reference, body, new Date()),
      },
      body,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.ok ? { kind: 'accepted' } : { kind: 'rejected', reason: `status ${response.status}` };
  } catch {
    return { kind: 'rejected', reason: 'no response' };
  }
}

/** The same bytes at each attempt, so receivers can detect repeats. */
function bodyOf({ id, reference, receivedAt, path, payload }: NewRequestEvent, details: boolean): string {
  const event = { type: 'request.received', timestamp: receivedAt, id, reference, path };
  return JSON.stringify(details ? { ...event, request: JSON.parse(payload) } : event);
}

/** The headers of Standard Webhooks 1.0.0. While a secret is being changed, the old and the new one both sign. */
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

const newRequestEvent = v.object({
  id: v.number(),
  reference: v.string(),
  receivedAt: v.string(),
  path: v.string(),
  payload: v.string(),
  /** Including this one. */
  attempts: v.number(),
});
export type NewRequestEvent = v.InferOutput<typeof newRequestEvent>;

export const createWebhookQueue = (database: Pick<Database, 'read'>) =>
  createRowQueue(
    database,
    ['requests', 'id, reference, received_at AS receivedAt, path, payload'],
    newRequestEvent,
  );
