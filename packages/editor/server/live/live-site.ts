import { setTimeout as after } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { proxy } from 'hono/proxy';
import type { Env, Parts } from '../env.ts';
import { saveAs } from '../git/commit.ts';
import { isAllowed } from './allowed.ts';
import { liveProcess } from './process.ts';

/** A page says that it has to wait; what a page or form asks for by itself is waited for. */
const PAGE_WAITS_MS = 1_000;
const OTHERS_WAIT_MS = 25_000;

const TOLD = ['accept', 'content-type', 'no-cors', 'if-none-match', 'range'];

/** The site as it is being written, with the forms of Keystatic: started when somebody asks for it. */
export function liveSite({ root, turn, say }: Parts): { app: Hono<Env>; close(): Promise<void> } {
  const live = liveProcess(root, say);
  const app = new Hono<Env>();

  app.all('*', async (c) => {
    const { method } = c.req;
    const url = new URL(c.req.url);
    const writer = c.get('writer');
    if (!writer) return c.text('Sign in at /desk.\n', 401);
    if (!isAllowed(root, method, url)) return c.text('There is nothing at this address.\n', 404);
    const isPage = c.req.header('accept')?.includes('text/html') === true;
    const address = await Promise.race([
      live.address(),
      after(isPage ? PAGE_WAITS_MS : OTHERS_WAIT_MS, undefined, { ref: false }),
    ]);
    if (!address) return isPage ? c.html(STARTING, 503) : c.text(NOT_YET, 503);
    const place = address + url.pathname + url.search;
    if (method !== 'POST') return handOn(c, place);
    // First all of it, so that a slow phone keeps nobody waiting.
    const body = await c.req.arrayBuffer();
    return turn(() => saveAs(root, writer.name, say, () => handOn(c, place, { body, origin: address })));
  });

  return { app, close: live.stop };
}

/** As if the browser sat at this computer, and without any of its cookies. */
async function handOn(c: Context, place: string, sent?: { body: ArrayBuffer; origin: string }) {
  const told = Object.fromEntries(TOLD.map((name) => [name, c.req.header(name)]));
  const answer = await proxy(place, {
    method: c.req.method,
    headers: { ...told, origin: sent?.origin },
    redirect: 'manual',
    ...(sent && { body: sent.body }),
  });
  answer.headers.set('X-Robots-Tag', 'noindex');
  return answer;
}

const NOT_YET = 'The editor is starting. Try again in half a minute: what you have typed is still here.\n';

const STARTING = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3"><link rel="stylesheet" href="/desk/styles/desk.css">
<title>The editor is starting</title>
<main class="wrap door"><h1>The editor is starting</h1>
<p role="status">This takes about half a minute. The page then comes by itself.</p></main>
</html>`;
