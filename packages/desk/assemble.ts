import { randomBytes } from 'node:crypto';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { headersFor } from '@clinic/contract/headers.ts';
import { editorProxy } from './app/editor.ts';
import { createHealthCheck, healthRoute } from './app/health.ts';
import { formRoutes, type RequestDependencies } from './app/requests.ts';
import { createRefusalLog, createReporter, describe, type Log } from './lib/logger.ts';
import { createAlertMail } from './notify/alert-mail.ts';
import { createMail, type Send } from './notify/mail.ts';
import { createReceipts } from './notify/receipts.ts';
import { overdueNotices } from './notify/overdue.ts';
import { createWebhook } from './notify/webhook.ts';
import type { ReceptionAssets } from './reception/env.ts';
import { createReception } from './reception/routes/index.ts';
import { hasPeople } from './reception/queries/people.ts';
import type { Settings } from './settings/settings.ts';
import { sql } from './store/database.ts';
import type { Store } from './store/store.ts';

export interface HostParts extends Pick<RequestDependencies, 'choices' | 'addressOf' | 'onStored'> {
  settings: Settings;
  store: Store;
  assets: ReceptionAssets;
  log: Log;
  /** Serves the site. */
  pages: Hono;
  cameByHttps: (c: Context) => boolean;
  /** Sends mail; undefined without a mail server. */
  send: Send | undefined;
  /** Returns messages about other errors for /health. Anyone may read them. */
  otherErrors: () => string[];
  /** Further fields of /health. */
  healthDetails?: () => object;
}

/** Builds the application that Node and Cloudflare have in common. */
export async function assemble({ settings, store, assets, send, otherErrors, log, ...parts }: HostParts) {
  const { webhook, mail, editor } = settings;
  const refusals = createRefusalLog(log);
  const isDeskOpen = () => hasPeople(store);
  const overdue = (now: Date) => overdueNotices(store, settings, now);
  const health = createHealthCheck({ database: store, overdue, otherErrors });
  const common = { ...settings, ...parts, refused: refusals.add };
  const practice = () => parts.choices()?.practice;
  const reception = createReception({ ...common, database: store, assets, practice, log });
  const fingerprintKey = await readFingerprintKey(store);

  const app = new Hono();
  app.use(withHeaders(parts.cameByHttps));
  app.route('/', formRoutes({ ...common, store, fingerprintKey, log }));
  app.route('/', healthRoute(health, parts.healthDetails));
  app.use('/desk/*', async (c, next) => {
    if (!(await reception.isOpen())) return next();
    const response = await reception.app.fetch(c.req.raw, c.env);
    // A form may queue a mail about an account. Rate-limited forms must not trigger mail and webhook each time.
    if (c.req.method === 'POST' && response.status !== 429) parts.onStored(c);
    return response;
  });
  if (editor) app.use(editorProxy({ ...parts, ...reception, editor }));
  app.route('/', parts.pages);
  app.all('*', (c) => c.text('This address can only be read.\n', 405, { Allow: 'GET, HEAD' }));

  const reporter = createReporter(log);
  app.onError((error, c) => {
    if ('getResponse' in error) {
      const response = error.getResponse();
      refusals.add(response.status, c.req.path);
      return response;
    }
    // Rate-limited, because any client may cause many of these.
    reporter.failed(`A request failed: ${describe(error)}`);
    return c.text('Something went wrong on our side. Please try again.\n', 500);
  });

  return {
    app,
    reception,
    health,
    refusals,
    /** Each has its own queue in the store, so none waits for another. */
    notifiers: [
      webhook && createWebhook(store, webhook, { log }),
      mail && send && createMail(store, mail, { send, isDeskOpen, log }),
      mail && send && createAlertMail(store, mail.from, { send, log }),
      mail?.receipt && send && createReceipts(store, mail.from, { send, practice, log }),
    ].filter((notifier) => typeof notifier === 'function'),
  };
}

const withHeaders =
  (cameByHttps: HostParts['cameByHttps']): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of headersFor(c.req.path)) {
      // A route may set a stricter value.
      if (headers.has(name)) continue;
      // HSTS must not be sent over plain http (RFC 6797, 7.2).
      if (name !== 'Strict-Transport-Security' || cameByHttps(c)) headers.set(name, value);
    }
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
  };

/** Stored, so repeats are recognised after a restart. While the store fails, a temporary key does. */
async function readFingerprintKey(store: Store): Promise<string> {
  const fresh = randomBytes(32).toString('base64');
  try {
    await store.write([sql`INSERT OR IGNORE INTO secrets (name, value) VALUES ('fingerprint', ${fresh})`]);
    const [row] = await store.read("SELECT value FROM secrets WHERE name = 'fingerprint'");
    return String(row?.value ?? fresh);
  } catch {
    return fresh;
  }
}
