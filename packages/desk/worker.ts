// The desk as a Cloudflare Worker: the pages are static assets, the requests go into D1. See packages/desk/hosting.md.
import type {
  D1Database,
  ExecutionContext,
  Fetcher,
  ScheduledController,
  SendEmail,
} from '@cloudflare/workers-types';
import { Hono, type Context } from 'hono';
import headersFile from '#public/_headers';
import { assemble } from './assemble.ts';
import { parseHeaders } from './app/headers-file.ts';
import { parseChoices, type Choices } from './app/rules.ts';
import type { Send } from './notify/mail.ts';
import { DAY_MS } from '#lib/dates.ts';
import { IN_DOUBT, removeAfter } from './reception/queries/retention.ts';
import { readSettings, type Environment, type Settings } from './settings.ts';
import { createD1Store } from './store/d1/store.ts';
import { assets } from './worker-assets.ts';

interface Bindings {
  DB: D1Database;
  /** Where the practice has Cloudflare send its mail. */
  EMAIL?: SendEmail;
  ASSETS: Fetcher;
}
type Env = Bindings & Environment;

/** The platform lets work go on for half a minute after the answer. */
const ANNOUNCE_FOR_MS = 25_000;

/** As in wrangler.jsonc. */
const EVERY_MINUTE = '* * * * *';

const say = (sentence: string) => console.log(sentence);

/** Made at the first request and kept for as long as the platform keeps this copy of the Worker. */
let desk: ReturnType<typeof openDesk> | undefined;

async function openDesk(env: Env) {
  const settings = readSettings(env);
  const { keepDays, webhook, mail } = settings;
  const store = createD1Store(env.DB, { ...settings, announce: webhook !== undefined });
  const choices = await readChoices(env.ASSETS);
  const rules = parseHeaders(headersFile);
  const { app, refusals, announcing } = await assemble({
    ...{ settings, store, assets, say },
    addressOf: (c) => c.req.header('cf-connecting-ip') ?? 'unknown',
    cameByHttps: (c) => c.req.url.startsWith('https:'),
    send: mailOf(env, settings),
    kept: (c) => c.executionCtx.waitUntil(announce()),
    choices: () => choices,
    pages: new Hono().get('*', (c) => fromAssets(env.ASSETS, c)),
    rules: () => rules,
    troubles: () => (mail && !env.EMAIL ? ['Nothing is there to send mail with.'] : []),
  });
  function announce() {
    refusals.tell();
    return Promise.all(announcing.map((one) => one(AbortSignal.timeout(ANNOUNCE_FOR_MS))));
  }
  async function tidyUp() {
    // The platform calls this once a day.
    if ((await removeAfter(store, keepDays, new Date(), DAY_MS)) === undefined) say(IN_DOUBT);
  }
  return { app, announce, tidyUp };
}

function mailOf({ EMAIL }: Env, { mail }: Settings): Send | undefined {
  if (mail && !EMAIL)
    say('MAIL_TO is set, but wrangler.jsonc names no EMAIL to send with: nobody gets mail.');
  return EMAIL && sendByBinding(EMAIL);
}

/** Hands letters to Cloudflare, which signs them for the domain of the practice and sets their Message-ID itself. */
const sendByBinding =
  (binding: SendEmail): Send =>
  async ({ from, to, subject, text }) => {
    try {
      await binding.send({ from, to, subject, text });
      return { kind: 'taken' };
    } catch (error) {
      return { kind: 'refused', why: (error as Error & { code?: string }).code ?? 'no reason was given' };
    }
  };

/** The whole request goes along, for If-None-Match. The answer is copied, because headers are added to it. */
async function fromAssets(assets: Fetcher, c: Context): Promise<Response> {
  const answer = (await assets.fetch(c.req.raw as never)) as unknown as Response;
  const { headers } = answer;
  // The platform redirects for now, where an address has one form for good.
  if (answer.status === 307) return new Response(null, { status: 301, headers });
  // A page that says what is not there is no page itself.
  const status = c.req.path.endsWith('/404') && answer.status === 200 ? 404 : answer.status;
  return new Response(answer.body, { status, headers });
}

async function readChoices(assets: Fetcher): Promise<Choices | undefined> {
  const answer = await assets.fetch('https://assets.local/choices.json');
  return answer.ok ? parseChoices(await answer.text()) : undefined;
}

export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const { app } = await deskIn(env);
    return app.fetch(request, env, context as never);
  },
  /** Once a minute: what the webhook did not take is tried again. Once a day: what is over is removed. */
  async scheduled({ cron }: ScheduledController, env: Env): Promise<void> {
    const { announce, tidyUp } = await deskIn(env);
    await (cron === EVERY_MINUTE ? announce() : tidyUp());
  },
};

/** A setting that was put right, or assets that answer again, must not need a new copy of the Worker. */
function deskIn(env: Env) {
  desk ??= openDesk(env);
  return desk.catch((error: unknown) => {
    desk = undefined;
    throw error;
  });
}
