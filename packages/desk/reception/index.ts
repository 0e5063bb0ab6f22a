import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { createReporter, describe } from '../lib/logger.ts';
import { NotKept } from '../store/request-store.ts';
import { createStrangerLimit } from './auth/limit-strangers.ts';
import { findWriter, requireSession } from './auth/require-session.ts';
import { holdToRoles } from './auth/hold-to-roles.ts';
import { editorCookie } from './auth/tokens.ts';
import type { Env, ReceptionAssets, ReceptionDependencies } from './env.ts';
import { broken, notFound, outOfOrder, strange, tooLarge } from './html/notices.ts';
import { hasPeople } from './queries/people.ts';
import { accountRoutes } from './routes/account.ts';
import { signInRoutes } from './routes/sign-in.ts';
import { listRoutes } from './routes/list.ts';
import { peopleRoutes } from './routes/people.ts';
import { patientRoutes } from './routes/patient.ts';
import { requestRoutes } from './routes/request.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { secondFactorRoutes } from './routes/second-factor.ts';

/** Refuses forms that another site sends: by Sec-Fetch-Site, and in older browsers by the Origin, which has to be our host. */
const fromThisDesk = csrf({ origin: (origin, c) => URL.parse(origin)?.host === c.req.header('host') });

const LARGEST_FORM = 32 * 1024;

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "font-src 'self'",
  // The icon with a count.
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': POLICY,
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** The receptionist's page: everything under /desk. */
export function createReception(dependencies: ReceptionDependencies) {
  const { database, assets, refused, log } = dependencies;
  const reporter = createReporter(log);
  let open = false;
  const app = new Hono<Env>({ strict: false }).basePath('/desk');

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) if (!c.res.headers.has(name)) c.header(name, value);
  });
  const strangers = createStrangerLimit(dependencies);
  app.use(strangers.limitStrangers);
  app.use(fromThisDesk, bodyLimit({ maxSize: LARGEST_FORM, onError: (c) => c.html(tooLarge(), 413) }));
  app.route('/', assetRoutes(assets));
  for (const routes of [signInRoutes, secondFactorRoutes, passkeyRoutes])
    app.route('/', routes(dependencies));
  app.use(requireSession(dependencies, strangers));
  holdToRoles(app, dependencies);
  for (const routes of [listRoutes, requestRoutes, patientRoutes, peopleRoutes, accountRoutes])
    app.route('/', routes(dependencies));
  app.notFound((c) => c.html(notFound(c.get('person')), 404));

  app.onError(async (error, c) => {
    if (error instanceof HTTPException && error.status === 404) return c.notFound();
    const answer = await answerTo(error, c);
    refused(answer.status, '/desk');
    return answer;
  });

  function answerTo(error: Error, c: Context): Response | Promise<Response> {
    if ('getResponse' in error) return c.html(strange(), 403);
    if (error instanceof NotKept) return c.html(outOfOrder(), 503, { 'Retry-After': '10' });
    // Strangers can make many of these, before they have signed in.
    reporter.trouble(`Something went wrong at the front desk: ${describe(error)}`);
    return c.html(broken(), 500);
  }

  return {
    app,
    /** Whether anybody was ever added. Until then, nobody can tell that there is such a page. */
    async isOpen() {
      open ||= await hasPeople(database).catch(() => false);
      return open;
    },
    writerIn: findWriter(dependencies, strangers),
    leaveEditor: (c: Context) => editorCookie.take(c, dependencies.cameByHttps(c)),
  };
}

/** Style sheet, script and fonts of the pages. They hold no personal data, so they need no session. */
function assetRoutes({ style, script, fonts }: ReceptionAssets): Hono<Env> {
  const routes = new Hono<Env>();
  const send = (path: string, type: string, seconds: number, body: BodyInit) =>
    routes.get(path, etag(), () => {
      const headers = { 'Content-Type': type, 'Cache-Control': `private, max-age=${seconds}` };
      return new Response(body, { headers });
    });

  send('/styles/desk.css', 'text/css; charset=utf-8', 300, style);
  send('/desk.js', 'text/javascript; charset=utf-8', 300, script);
  // Where the style sheet of the site looks for them, seen from /desk/styles/.
  for (const [name, bytes] of Object.entries(fonts))
    send(`/assets/fonts/${name}`, 'font/woff2', 86_400, bytes);
  return routes;
}
