import { randomBytes } from 'node:crypto';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { editorGate } from './app/editor.ts';
import { headersFor, type HeaderRule } from './app/headers-file.ts';
import { healthCheck, healthRoute } from './app/health.ts';
import { requestRoutes, type RequestDependencies } from './app/requests.ts';
import { createRefusalLog, createReporter, describe } from './lib/logger.ts';
import { createAlertMail } from './notify/alert-mail.ts';
import { createMail, type Send } from './notify/mail.ts';
import { overdueNotices } from './notify/overdue.ts';
import { createWebhook } from './notify/webhook.ts';
import type { ReceptionAssets } from './reception/env.ts';
import { createReception } from './reception/index.ts';
import { hasPeople } from './reception/queries/people.ts';
import type { Settings } from './settings.ts';
import { sql } from './store/database.ts';
import type { Store } from './store/request-store.ts';

type Shared = 'choices' | 'addressOf' | 'kept' | 'say';

export interface Parts extends Pick<RequestDependencies, Shared> {
  settings: Settings;
  store: Store;
  assets: ReceptionAssets;
  /** Answers everything that is not a request. */
  pages: Hono;
  rules: () => HeaderRule[];
  cameByHttps: (c: Context) => boolean;
  /** Takes mail; nothing, where there is nothing to send it with. */
  send: Send | undefined;
  /** What else is wrong, in sentences that anybody may read. */
  troubles: () => string[];
  /** What monitors are told besides, where there is something. */
  about?: () => object;
}

/** The site and its requests as one application: what is the same on this computer and at the edge. */
export async function assemble({ settings, store, assets, send, troubles, say, ...parts }: Parts) {
  const { webhook, mail, editor } = settings;
  const refusals = createRefusalLog(say);
  const isDeskOpen = () => hasPeople(store);
  const overdue = (now: Date) => overdueNotices(store, settings, now);
  const health = healthCheck({ database: store, overdue, others: troubles });
  const common = { ...settings, ...parts, refused: refusals.note };
  const practice = () => parts.choices()?.practice;
  const reception = createReception({ ...common, database: store, assets, practice, log: say });
  const fingerprintKey = await keyOfFingerprints(store);

  const app = new Hono();
  app.use(withHeaders(parts));
  app.route('/', requestRoutes({ ...common, store, fingerprintKey, say }));
  app.route('/', healthRoute(health, parts.about));
  app.use('/desk/*', async (c, next) => {
    if (!(await reception.isOpen())) return next();
    const answer = await reception.app.fetch(c.req.raw, c.env);
    // It may have queued a mail about an account. A refused flood of forms must not start the mail and the webhook each time.
    if (c.req.method === 'POST' && answer.status !== 429) parts.kept(c);
    return answer;
  });
  if (editor) app.use(editorGate({ ...parts, ...reception, editor }));
  app.route('/', parts.pages);
  app.all('*', (c) => c.text('This address can only be read.\n', 405, { Allow: 'GET, HEAD' }));

  const reporter = createReporter(say);
  // Whatever goes wrong inside, the visitor gets an answer.
  app.onError((error, c) => {
    if ('getResponse' in error) {
      const answer = error.getResponse();
      refusals.note(answer.status, c.req.path);
      return answer;
    }
    // Strangers can make many of these.
    reporter.trouble(`Something went wrong while answering: ${describe(error)}`);
    return c.text('Something went wrong on our side. Please try again.\n', 500);
  });

  return {
    app,
    reception,
    health,
    refusals,
    /** All the ways in which the practice is told. Each has its own place in the store, so none waits for another. */
    announcing: [
      webhook && createWebhook(store, webhook, say).announce,
      mail && send && createMail(store, mail, { send, isDeskOpen, log: say }).announce,
      mail && send && createAlertMail(store, mail.from, { send, log: say }),
    ].filter((announce) => announce !== undefined),
  };
}

const withHeaders =
  ({ rules, cameByHttps }: Pick<Parts, 'rules' | 'cameByHttps'>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of headersFor(rules(), c.req.path)) {
      // What a part says of itself is stricter.
      if (headers.has(name)) continue;
      // A browser may not be told over plain http that it must use https (RFC 6797, 7.2).
      if (name !== 'strict-transport-security' || cameByHttps(c)) headers.set(name, value);
    }
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
  };

/** Kept, so that a repeat is known across a restart. Where nothing can be kept just now, no repeat has to be known. */
async function keyOfFingerprints(store: Store): Promise<string> {
  const fresh = randomBytes(32).toString('base64');
  try {
    await store.write([sql`INSERT OR IGNORE INTO secrets (name, value) VALUES ('fingerprint', ${fresh})`]);
    const [row] = await store.read("SELECT value FROM secrets WHERE name = 'fingerprint'");
    return String(row?.value ?? fresh);
  } catch {
    return fresh;
  }
}
