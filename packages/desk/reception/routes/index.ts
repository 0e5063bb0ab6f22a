import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { createReporter, describe } from '../../lib/logger.ts';
import { StoreError } from '../../store/store.ts';
import { createClientLimit } from '../auth/limit-clients.ts';
import { findWriter, requireSession } from '../auth/require-session.ts';
import { ACTIONS, may, type Action } from '../queries/roles.ts';
import { editorCookie } from '../auth/tokens.ts';
import type { Env, ReceptionAssets, ReceptionDependencies } from '../env.ts';
import { notice } from '../html/notices.ts';
import { askToPublish } from '../queries/alerts.ts';
import { hasPeople } from '../queries/people.ts';
import { accountRoutes } from './account.ts';
import { signInRoutes } from './sign-in.ts';
import { listRoutes } from './list.ts';
import { peopleRoutes } from './people.ts';
import { patientRoutes } from './patient.ts';
import { requestRoutes } from './request.ts';
import { passkeyRoutes } from './passkeys.ts';
import { secondFactorRoutes } from './second-factor.ts';

/** Refuses cross-site forms by Sec-Fetch-Site, and in older browsers by Origin. */
const refuseCrossSite = csrf({ origin: (origin, c) => URL.parse(origin)?.host === c.req.header('host') });

const MAX_FORM_BYTES = 32 * 1024;

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "font-src 'self'",
  // data: is the icon with the number of new requests.
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

/** Creates the front desk, everything under /desk. */
export function createReception(dependencies: ReceptionDependencies) {
  const { database, assets, refused, log } = dependencies;
  const reporter = createReporter(log);
  let open = false;
  const app = new Hono<Env>({ strict: false }).basePath('/desk');

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) if (!c.res.headers.has(name)) c.header(name, value);
  });
  const clients = createClientLimit(dependencies);
  app.use(clients.limitClients);
  app.use(refuseCrossSite, bodyLimit({ maxSize: MAX_FORM_BYTES, onError: (c) => notice(c, 'tooLarge') }));
  app.route('/', assetRoutes(assets));
  for (const routes of [signInRoutes, secondFactorRoutes, passkeyRoutes])
    app.route('/', routes(dependencies));
  app.use(requireSession(dependencies, clients));
  enforceRoles(app, dependencies);
  for (const routes of [listRoutes, requestRoutes, patientRoutes, peopleRoutes, accountRoutes])
    app.route('/', routes(dependencies));
  app.notFound((c) => notice(c, 'notFound'));

  app.onError(async (error, c) => {
    if (error instanceof HTTPException && error.status === 404) return c.notFound();
    const response = await respondTo(error, c);
    refused(response.status, '/desk');
    return response;
  });

  function respondTo(error: Error, c: Context): Response | Promise<Response> {
    if ('getResponse' in error) return notice(c, 'crossOrigin');
    // Throttled, since clients without a session can cause many of these.
    reporter.failed(`Error at the front desk: ${describe(error)}`);
    if (error instanceof StoreError) return notice(c, 'unavailable', { 'Retry-After': '10' });
    return notice(c, 'internalError');
  }

  return {
    app,
    /** False until the first person is added; until then these routes return the site's 404. */
    async isOpen() {
      open ||= await hasPeople(database).catch(() => false);
      return open;
    },
    writerIn: findWriter(dependencies, clients),
    askToPublish: async (by: string, titles: string[]) => {
      await database.write([askToPublish(by, titles, new Date())]);
    },
    leaveEditor: (c: Context) => editorCookie.clear(c, dependencies.cameByHttps(c)),
  };
}

/** Routes of one's own account, which every role may use. */
const ACCOUNT_PATHS = ['/desk/account', '/desk/sign-out', '/desk/sign-out-everywhere', '/desk/editor'];

/** Runs before the routes, on the same patterns, so a forged link or form can do no more than its role allows. */
function enforceRoles(app: Hono<Env>, { refused }: ReceptionDependencies): void {
  for (const action of Object.keys(ACTIONS) as Action[])
    for (const path of ACTIONS[action].routes)
      app.use(path, async (c, next) => {
        const { person } = c.var;
        if (may(person, action) || (action === 'requests' && ACCOUNT_PATHS.includes(c.req.path)))
          return next();
        // The start page after a sign-in.
        if (c.req.path === '/desk' && c.req.method === 'GET') return c.redirect('/desk/editor', 303);
        refused(403, '/desk');
        return notice(c, 'notAllowed');
      });
}

/** Serves the style sheet, script and fonts, which need no session. */
function assetRoutes({ style, script, fonts }: ReceptionAssets): Hono<Env> {
  const routes = new Hono<Env>();
  const serve = (path: string, type: string, seconds: number, body: BodyInit) =>
    routes.get(path, etag(), () => {
      const headers = { 'Content-Type': type, 'Cache-Control': `private, max-age=${seconds}` };
      return new Response(body, { headers });
    });

  serve('/styles/desk.css', 'text/css; charset=utf-8', 300, style);
  serve('/desk.js', 'text/javascript; charset=utf-8', 300, script);
  // The style sheet of the site refers to them relative to /desk/styles/.
  for (const [name, bytes] of Object.entries(fonts))
    serve(`/styles/fonts/${name}`, 'font/woff2', 86_400, bytes);
  return routes;
}
