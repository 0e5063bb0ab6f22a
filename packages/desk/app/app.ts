import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { createReporter, describe } from '../lib/logger.ts';
import { healthRoute } from './health.ts';
import { headersFor, type HeaderRule } from './headers-file.ts';
import { requestRoutes, type RequestDependencies } from './requests.ts';

export interface AppDependencies extends RequestDependencies {
  /** Answers everything that is not a request. */
  pages: Hono;
  /** The receptionist's page, where the store can bear one. */
  reception?: { isOpen(): Promise<boolean>; app: Pick<Hono, 'fetch'> };
  rules: () => HeaderRule[];
  cameByHttps: (c: Context) => boolean;
  /** Told of each answer that says no to a request; names nothing that a visitor sent. */
  refused: (status: number, path: string) => void;
  /** What is wrong with the desk, for monitors. */
  health?: () => Promise<string[]>;
  /** What monitors are told besides, where there is something. */
  about?: () => object;
  /** The way to the editor, where there is one. */
  toEditor?: MiddlewareHandler;
}

/** The site and its requests as one application. Whatever goes wrong inside, the visitor gets an answer. */
export function createApp(dependencies: AppDependencies): Hono {
  const { pages, reception, health, about, rules, cameByHttps, refused, toEditor, ...requests } =
    dependencies;
  const reporter = createReporter(requests.say);
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of headersFor(rules(), c.req.path)) {
      // What a part says of itself is stricter.
      if (headers.has(name)) continue;
      // A browser may not be told over plain http that it must use https (RFC 6797, 7.2).
      if (name !== 'strict-transport-security' || cameByHttps(c)) headers.set(name, value);
    }
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
  });
  app.route('/', requestRoutes(requests));
  if (health) app.route('/', healthRoute(health, about));
  app.use('/desk/*', async (c, next) => {
    if (!reception || !(await reception.isOpen())) return next();
    return reception.app.fetch(c.req.raw, c.env);
  });
  if (toEditor) app.use(toEditor);
  app.route('/', pages);
  app.all('*', (c) => c.text('This address can only be read.\n', 405, { Allow: 'GET, HEAD' }));

  app.onError((error, c) => {
    if ('getResponse' in error) {
      const answer = error.getResponse();
      refused(answer.status, c.req.path);
      return answer;
    }
    // Strangers can make many of these.
    reporter.trouble(`Something went wrong while answering: ${describe(error)}`);
    return c.text('Something went wrong on our side. Please try again.\n', 500);
  });
  return app;
}
