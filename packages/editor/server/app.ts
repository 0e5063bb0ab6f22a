import { Hono, type MiddlewareHandler } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { Env, Parts, Writer } from './env.ts';
import { liveSite } from './live/live-site.ts';
import { editorPages } from './pages/routes.ts';
import { strictPolicy } from './policy.ts';
import { previewSite } from './previews.ts';

/** Everything behind the desk: its own pages under /editor, and the site as it is being written. */
export function createApp(parts: Parts) {
  const live = liveSite(parts);
  const pages = editorPages(parts, live.makeRoom);
  const app = new Hono<Env>();
  app.use(strictPolicy, fromTheDesk(parts.key));
  app.route('/', previewSite(parts.root));
  app.route('/editor', pages.app);
  app.route('/', live.app);
  app.onError((error, c) => {
    parts.say(`${c.req.method} ${c.req.path} has failed. ${error.message}`);
    return c.text(failure(/\.lock'/.test(error.message)), 500);
  });
  const close = () => Promise.all([live.close(), pages.close()]);
  return { app, pages, close };
}

const failure = (isLocked: boolean) =>
  `This did not work${isLocked ? ', because another program on the server is changing the pages' : ''}. What you have typed is still here: wait a minute, then try again. If it stays like this, tell the person who runs the site.\n`;

/** The desk has looked who it is, and says so in headers that it never takes from a browser. */
function fromTheDesk(key: string): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!(await timingSafeEqual(c.req.header('authorization') ?? '', `Bearer ${key}`)))
      return c.text('Sign in at /desk.\n', 401);
    const writer = c.req.header('x-writer');
    if (writer) c.set('writer', JSON.parse(decodeURIComponent(writer)) as Writer);
    return next();
  };
}
