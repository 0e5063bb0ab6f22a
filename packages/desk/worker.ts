// The desk as a Cloudflare Worker: the pages are static assets, the requests go into D1. See packages/desk/hosting.md.
import type {
  D1Database,
  ExecutionContext,
  Fetcher,
  ScheduledController,
  SendEmail,
} from '@cloudflare/workers-types';
import { Hono, type Context } from 'hono';
import { assemble } from './assemble.ts';
import { parseChoices, type Choices } from './app/validation.ts';
import { headersOf, type Send } from './notify/mail.ts';
import { DAY_MS } from '@clinic/contract/dates.ts';
import { IN_DOUBT, removeAfter } from './reception/queries/retention.ts';
import { readSettings, type Environment, type Settings } from './settings/settings.ts';
import { createD1Store } from './store/d1/store.ts';
import { assets } from './worker-assets.ts';

interface Bindings {
  DB: D1Database;
  /** Set when Cloudflare sends the mail. */
  EMAIL?: SendEmail;
  ASSETS: Fetcher;
}
type Env = Bindings & Environment;

/** The platform allows 30 s of work after the response. */
const NOTIFY_FOR_MS = 25_000;

/** As in wrangler.jsonc. */
const EVERY_MINUTE = '* * * * *';

const log = (message: string) => console.log(message);

/** Created at the first request, and lives as long as this instance of the Worker. */
let desk: ReturnType<typeof openDesk> | undefined;

async function openDesk(env: Env) {
  const settings = readSettings(env);
  const { keepDays, webhook, mail } = settings;
  const store = createD1Store(env.DB, { ...settings, notify: webhook !== undefined, receipt: mail?.receipt });
  const choices = await readChoices(env.ASSETS);
  const { app, refusals, notifiers } = await assemble({
    ...{ settings, store, assets, log },
    addressOf: (c) => c.req.header('cf-connecting-ip') ?? 'unknown',
    cameByHttps: (c) => c.req.url.startsWith('https:'),
    send: mailOf(env, settings),
    onStored: (c) => c.executionCtx.waitUntil(notify()),
    choices: () => choices,
    pages: new Hono().get('*', (c) => fromAssets(env.ASSETS, c)),
    otherErrors: () => (mail && !env.EMAIL ? ['Mail cannot be sent: the EMAIL binding is missing.'] : []),
  });
  function notify() {
    refusals.flush();
    return Promise.all(notifiers.map((notifier) => notifier(AbortSignal.timeout(NOTIFY_FOR_MS))));
  }
  /** Runs once a day. */
  async function maintain() {
    if ((await removeAfter(store, keepDays, new Date(), DAY_MS)) === undefined) log(IN_DOUBT);
  }
  return { app, notify, maintain };
}

function mailOf({ EMAIL }: Env, { mail }: Settings): Send | undefined {
  if (mail && !EMAIL) log('MAIL_TO is set, but wrangler.jsonc has no EMAIL binding, so no mail is sent.');
  return EMAIL && sendByBinding(EMAIL);
}

/** Sends by Cloudflare, which signs mail for the practice's domain and sets the Message-ID. */
const sendByBinding =
  (binding: SendEmail): Send =>
  async (mail) => {
    const { reference: _, ...message } = mail;
    try {
      await binding.send({ ...message, headers: headersOf(mail) });
      return { kind: 'accepted' };
    } catch (error) {
      return { kind: 'rejected', reason: (error as Error & { code?: string }).code ?? 'no reason given' };
    }
  };

/** Passes on the whole request, for If-None-Match. The response is copied, because headers are added to it. */
async function fromAssets(assets: Fetcher, c: Context): Promise<Response> {
  const response = (await assets.fetch(c.req.raw as never)) as unknown as Response;
  const { headers } = response;
  // The platform redirects temporarily, but the canonical address is permanent.
  if (response.status === 307) return new Response(null, { status: 301, headers });
  const status = c.req.path.endsWith('/404') && response.status === 200 ? 404 : response.status;
  return new Response(response.body, { status, headers });
}

async function readChoices(assets: Fetcher): Promise<Choices | undefined> {
  const response = await assets.fetch('https://assets.local/choices.json');
  return response.ok ? parseChoices(await response.text()) : undefined;
}

export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const { app } = await openOnce(env);
    return app.fetch(request, env, context as never);
  },
  /** Retries failed notifications once a minute. Removes requests past KEEP_DAYS once a day. */
  async scheduled({ cron }: ScheduledController, env: Env): Promise<void> {
    const { notify, maintain } = await openOnce(env);
    await (cron === EVERY_MINUTE ? notify() : maintain());
  },
};

/** Retries after a failure, so a corrected setting needs no new instance of the Worker. */
function openOnce(env: Env) {
  desk ??= openDesk(env);
  return desk.catch((error: unknown) => {
    desk = undefined;
    throw error;
  });
}
