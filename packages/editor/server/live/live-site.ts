import { totalmem } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { proxy } from 'hono/proxy';
import type { Env, Parts } from '../env.ts';
import { saveAs } from '../git/commit.ts';
import { allowed } from './allowed.ts';
import { liveProcess } from './process.ts';

/** A page says that it has to wait, and then asks again by itself: that is waited for, as is whatever is no page. */
const PAGE_WAITS_MS = 1_000;
const OTHERS_WAIT_MS = 25_000;

const TOLD = ['accept', 'content-type', 'no-cors', 'if-none-match', 'range'];

/** A build took up to 1.3 GB, and the rest 1.4. With less, both stood still for minutes, until the system ended one. */
const ENOUGH_FOR_BOTH = 3 * 1024 ** 3;
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** The site as it is being written, with the forms of Keystatic: started when somebody asks for it. */
export function liveSite({ root, turn, say }: Parts) {
  const live = liveProcess(root, say);
  const app = new Hono<Env>();

  app.all('*', async (c) => {
    const { method } = c.req;
    const url = new URL(c.req.url);
    const writer = c.get('writer');
    if (!writer) return c.text('Sign in at /desk.\n', 401);
    const place = allowed(root, method, url);
    if (!place) return c.text('There is nothing at this address.\n', 404);
    const isPage = c.req.header('accept')?.includes('text/html') === true;
    const isAgain = URL.parse(c.req.header('referer') ?? '')?.pathname === url.pathname;
    const address = await Promise.race([
      live.address(),
      after(isPage && !isAgain ? PAGE_WAITS_MS : OTHERS_WAIT_MS, undefined, { ref: false }),
    ]);
    if (!address) return isPage ? c.html(STARTING, 503) : c.text(NOT_YET, 503);
    if (method !== 'POST') return handOn(c, address, place);
    // First all of it, so that a slow phone keeps nobody waiting.
    const body = await c.req.arrayBuffer();
    return turn(() => saveAs(root, writer.name, say, () => handOn(c, address, place, body)));
  });

  /** As if the browser sat at this computer, and without any of its cookies. */
  async function handOn(c: Context, address: string, place: string, body?: ArrayBuffer) {
    const told = Object.fromEntries(TOLD.map((name) => [name, c.req.header(name)]));
    const { authorization } = live;
    const answer = await proxy(address + place, {
      method: c.req.method,
      headers: { ...told, authorization, origin: body && address },
      redirect: 'manual',
      ...(body && { body }),
      // It may have been put to sleep this moment.
    }).catch(() => c.text(NOT_YET, 503));
    answer.headers.set('X-Robots-Tag', 'noindex');
    return answer;
  }

  return {
    app,
    close: live.stop,
    /** Where memory is short, the live site sleeps while this is done, once what is being saved is on record. */
    async makeRoom(work: () => Promise<void>) {
      if (memory >= ENOUGH_FOR_BOTH) return work();
      const { promise, resolve } = Promise.withResolvers<void>();
      await turn(() => live.sleepUntil(promise));
      return work().finally(resolve);
    },
  };
}

const NOT_YET =
  'The editor is starting, or waits until the site is built. Try again in a minute: what you have typed is still here.\n';

const STARTING = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="1"><link rel="stylesheet" href="/desk/styles/desk.css">
<title>The editor is starting</title>
<main class="wrap door"><h1>The editor is starting</h1>
<p role="status">This takes about half a minute, or some minutes while the site is built. The page then comes by itself.</p></main>
</html>`;
