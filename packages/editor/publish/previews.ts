// Copies of the whole site that a link opens for a week, without an account.
import { lstatSync, readdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { policyHash } from '@clinic/content-model/digest.ts';
import { checkedOrigin } from '@clinic/contract/api-host.ts';
import { inlineScripts } from '@clinic/contract/inline-scripts.ts';
import { formPage, page } from '@clinic/desk/reception/html/partials/layout.ts';
import { formatTime } from '@clinic/desk/reception/labels/times.ts';
import { createPages } from '@clinic/desk/static/pages.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import type { Env } from '../api/env.ts';
import type { PreviewLink } from '../api/types.ts';

const WEEK_MS = 7 * 24 * 3600 * 1000;
const MAX_PREVIEWS = 3;
const COOKIE = 'preview';
const STYLE = '/preview.css';
const END = '/preview-end';
const RULES = `.preview-bar { position: sticky; bottom: 0; z-index: 30; padding: 8px 16px; background: var(--marigold);
  color: var(--night); font-weight: 600; text-align: center }
.preview-bar a { display: inline-block; padding: 10px; color: inherit }`;

/** Known scripts only: a hash of the response would allow a writer's script. */
const SCRIPTS = `'self' ${inlineScripts.map((script) => `'${policyHash(script)}'`).join(' ')}`;
const CONNECT = `'self' ${checkedOrigin(process.env.PUBLIC_API_HOST)}`;
/** The pages have style elements. The testimonials frame their player. */
export const PREVIEW_POLICY = `default-src 'self'; script-src ${SCRIPTS}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src ${CONNECT}; frame-src https://www.youtube-nocookie.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** Previews share the origin of /desk: no script of a writer may run there. */
const strictPolicy: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Content-Security-Policy', PREVIEW_POLICY);
  // A file of the content is never a script.
  c.header('X-Content-Type-Options', 'nosniff');
};

type About = Pick<PreviewLink, 'by' | 'pages'>;

/** In the folder of the preview. Files with a dot are never served. */
const ABOUT = '.preview.json';

/** Moves a built site to its link. Removes the oldest previews, and those that have expired. */
export async function storePreview(root: string, dist: string, link: string, about: About) {
  writeFileSync(path.join(dist, ABOUT), JSON.stringify(about));
  for (const [index, { folder, hasExpired }] of storedPreviews(root).entries())
    if (hasExpired || index >= MAX_PREVIEWS - 1) await rm(folder, { recursive: true, force: true });
  renameSync(dist, path.join(root, 'previews', link));
}

/** Returns the previews that still open, the newest first. */
export const previewLinks = (root: string): PreviewLink[] =>
  storedPreviews(root)
    .filter(({ hasExpired }) => !hasExpired)
    .map(({ link, made, until, about }) => ({
      link,
      ...about,
      at: made.toISOString(),
      until: until.toISOString(),
    }));

const storedPreviews = (root: string) =>
  readdirSync(path.join(root, 'previews'))
    .flatMap((link) => previewAt(root, link) ?? [])
    .sort((a, b) => b.made.getTime() - a.made.getTime());

/** Returns the preview of a link. The random name of the folder is the secret. */
function previewAt(root: string, link = '') {
  if (!/^[0-9a-f]{64}$/.test(link)) return undefined;
  const folder = path.join(realpathSync.native(root), 'previews', link);
  const made = new Date(lstatSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const until = new Date(made.getTime() + WEEK_MS);
  const about = aboutIn(folder);
  return { folder, link, made, until, about, hasExpired: until < new Date() };
}

function aboutIn(folder: string): About {
  try {
    return JSON.parse(readFileSync(path.join(folder, ABOUT), 'utf8')) as About;
  } catch {
    return { by: '', pages: [] };
  }
}

/** Returns the page that a link asks for, on this site and outside of the editor. */
function pageIn(asked = '/'): string {
  const url = URL.parse(asked, 'http://site');
  const isOwn =
    asked.startsWith('/') && url?.host === 'site' && !/^\/(\/|(editor|desk)(\/|$))/.test(url.pathname);
  return isOwn ? url.pathname + url.search + url.hash : '/';
}

/** Serves a built preview to holders of its link, who need no account and can open nothing else. */
export function previewSite(root: string): Hono<Env> {
  const site = new Hono<Env>();
  // The app and its API have a policy of their own.
  const isApp = (path: string) => /^\/editor(?!\/preview\/)/.test(path);
  site.use(async (c, next) => (isApp(c.req.path) ? next() : strictPolicy(c, next)));
  site.get('/editor/preview/:link', (c) => {
    const link = c.req.param('link');
    const found = previewAt(root, link);
    if (!found || found.hasExpired) return c.html(ended, 410);
    const secure = c.req.header('x-forwarded-proto') === 'https';
    setCookie(c, COOKIE, link, { httpOnly: true, sameSite: 'Lax', secure, expires: found.until });
    return c.redirect(pageIn(c.req.query('page')), 303);
  });
  site.use(async (c, next) => {
    if (isApp(c.req.path)) return next();
    const found = previewAt(root, getCookie(c, COOKIE));
    if (!found) return c.text('Sign in at /desk.\n', 401);
    if (c.req.path === STYLE) return c.body(RULES, 200, { 'Content-Type': 'text/css' });
    const { folder, until, hasExpired, about } = found;
    if (hasExpired || c.req.path === END) deleteCookie(c, COOKIE);
    if (c.req.path === END) return c.redirect('/', 303);
    if (hasExpired) return c.html(ended, 410);
    const pages = createPages({ folder: () => folder, fallbackFolders: () => [] });
    return marked(await pages.fetch(c.req.raw), until, about);
  });
  return site;
}

/** Marks a page as a preview, and keeps it out of caches and search engines. */
async function marked(answer: Response, until: Date, { pages }: About): Promise<Response> {
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
  const page = isPage ? await answer.text() : '';
  const end = page.lastIndexOf('</body>');
  const text = `${page.slice(0, end)}${bar(formatTime(until, new Date()), pages)}${page.slice(end)}`;
  const copy = new Response(isPage ? text : answer.body, answer);
  copy.headers.set('X-Robots-Tag', 'noindex, nofollow');
  copy.headers.set('Cache-Control', 'no-store');
  if (isPage) for (const name of ['Content-Length', 'ETag', 'Accept-Ranges']) copy.headers.delete(name);
  return copy;
}

const bar = (until: string, pages: About['pages']) =>
  html`<link rel="stylesheet" href="${STYLE}" />
    <aside class="preview-bar" lang="en-IN" aria-label="Preview">
      Preview, not published.
      ${pages.length > 0 && html`Changed: ${pages.map(({ title, page }) => html`<a href="${page}">${title}</a> `)}`}
      Ends ${until}. <a href="${END}">Leave the preview</a>
    </aside>`;

const ended = page({
  app: { name: 'Preview', home: '/' },
  ...formPage(
    'This preview has ended',
    html`<p>Ask for a new link, or <a href="/">look at the public site</a>.</p>`,
  ),
});
