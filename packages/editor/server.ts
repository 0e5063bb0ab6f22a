// The editor: the built app, its API, and on a server previews.
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { contentApi } from './api/content.ts';
import type { Env, Parts } from './api/env.ts';
import type { Refusal } from './api/types.ts';

const DIST = path.join(import.meta.dirname, 'dist');
const API = '/editor/api';

/** `authenticate` sets the writer or responds. `more` are the routes of publishing, below the API path. */
export function createEditor(
  parts: Parts,
  authenticate: MiddlewareHandler<Env>,
  more?: Hono<Env>,
): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/editor/*', policy(parts.preview), authenticate);
  app.route(API, contentApi(parts));
  if (more) app.route(API, more);
  app.all(`${API}/*`, (c) => c.json<Refusal>({ message: 'There is nothing at this address.' }, 404));

  app.get(
    '/editor/assets/*',
    serveStatic({
      root: DIST,
      rewriteRequestPath: (requested) => requested.replace('/editor', ''),
      precompressed: true,
      // Their names have a hash of the content.
      onFound: (_, c) => c.header('Cache-Control', 'private, max-age=31536000, immutable'),
    }),
    (c) => c.notFound(),
  );
  app.get('/editor/*', preloadData, serveStatic({ root: DIST, path: 'index.html' }));

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    parts.log(`${c.req.method} ${c.req.path} failed: ${error.stack ?? error.message}`);
    return c.json<Refusal>({ message: failure(/\.lock'/.test(error.message)) }, 500);
  });
  return app;
}

/** The browser asks for the data of a list or form before it has the app. */
const preloadData: MiddlewareHandler = (c, next) => {
  const [, , kind, id] = c.req.path.split('/');
  const data = id && kind !== 'history' ? ['/choices', `/entries/${kind}/${id}`] : ['/list'];
  const links = ['/me', '/kinds', ...data].map(
    (path) => `<${API}${path}>; rel=preload; as=fetch; crossorigin`,
  );
  c.header('Link', links.join(', '));
  return next();
};

const failure = (isLocked: boolean) =>
  `This did not work${isLocked ? ', because another program is changing the pages' : ''}. What you have typed is still here: wait a minute, then try again. If it stays like this, tell the person who runs the site.`;

/** The editor shares the origin of /desk: no script of a writer may run there. */
const policy = (preview = ''): MiddlewareHandler => {
  const directives = `default-src 'self'; img-src 'self' blob: data:; frame-src ${preview || "'none'"}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
  return async (c, next) => {
    await next();
    c.header('Content-Security-Policy', directives);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('X-Robots-Tag', 'noindex, nofollow');
    c.header('Referrer-Policy', 'same-origin');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  };
};
