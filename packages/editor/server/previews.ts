import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { door, page } from '@clinic/desk/reception/html/partials/layout.ts';
import { timeWords } from '@clinic/desk/reception/labels/times.ts';
import { createPages } from '@clinic/desk/static/pages.ts';
import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import type { Env } from './env.ts';

const WEEK_MS = 7 * 24 * 3600 * 1000;
const COOKIE = 'preview';
const STYLE = '/preview.css';
const END = '/preview-end';
const RULES = `.preview-bar { position: sticky; bottom: 0; z-index: 30; padding: 8px 16px; background: var(--marigold);
  color: var(--night); font-weight: 600; text-align: center }
.preview-bar a { display: inline-block; padding: 10px; color: inherit }`;

/** The preview of a link, and until when it can be seen. Its folder has a name that nobody can guess. */
function previewAt(root: string, link = '') {
  if (!/^[0-9a-f]{64}$/.test(link)) return undefined;
  const folder = path.join(realpathSync.native(root), 'previews', link);
  const made = lstatSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const until = new Date(made + WEEK_MS);
  return { folder, until, isOver: until < new Date() };
}

/** The site as it was built for a link, for whoever has the link and no account. They come no further than this. */
export function previewSite(root: string): Hono<Env> {
  const site = new Hono<Env>();
  site.get('/editor/preview/:link', (c) => {
    const link = c.req.param('link');
    const found = previewAt(root, link);
    if (!found || found.isOver) return c.html(ended, 410);
    const secure = c.req.header('x-forwarded-proto') === 'https';
    setCookie(c, COOKIE, link, { httpOnly: true, sameSite: 'Lax', secure, expires: found.until });
    return c.redirect('/', 303);
  });
  site.use(async (c, next) => {
    if (c.get('writer')) return next();
    const found = previewAt(root, getCookie(c, COOKIE));
    if (!found) return c.text('Sign in at /desk.\n', 401);
    if (c.req.path === STYLE) return c.body(RULES, 200, { 'Content-Type': 'text/css' });
    const { folder, until, isOver } = found;
    if (isOver || c.req.path === END) deleteCookie(c, COOKIE);
    if (c.req.path === END) return c.redirect('/', 303);
    if (isOver) return c.html(ended, 410);
    return marked(await createPages({ folder: () => folder, others: () => [] }).fetch(c.req.raw), until);
  });
  return site;
}

/** Nobody keeps it, and nobody takes it for the public site. */
async function marked(answer: Response, until: Date): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set('X-Robots-Tag', 'noindex, nofollow');
  headers.set('Cache-Control', 'no-store');
  const isPage = headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage) return new Response(answer.body, { status: answer.status, headers });
  for (const name of ['Content-Length', 'ETag', 'Accept-Ranges']) headers.delete(name);
  const page = await answer.text();
  const end = page.lastIndexOf('</body>');
  const text = `${page.slice(0, end)}${bar(timeWords(until, new Date()))}${page.slice(end)}`;
  return new Response(text, { status: answer.status, headers });
}

const bar = (until: string) =>
  html`<link rel="stylesheet" href="${STYLE}" />
    <aside class="preview-bar" lang="en-IN" aria-label="Preview">
      Preview, not published. Ends ${until}. <a href="${END}">End it now</a>
    </aside>`;

const ended = page({
  house: { name: 'Preview', home: '/' },
  ...door(
    'This preview has ended',
    html`<p>Ask for a new link, or <a href="/">look at the public site</a>.</p>`,
  ),
});
