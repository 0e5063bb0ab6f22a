// The way to the editor, which is a server of its own (packages/editor/server): the desk says who it is, and hands calls on.
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { compress } from 'hono/compress';
import { getCookie } from 'hono/cookie';
import { proxy } from 'hono/proxy';
import { createNetworkLimits } from '../lib/rate-limit.ts';

interface Env {
  Variables: { writer?: { name: string; mayPublish: boolean } | undefined };
}

export interface EditorDependencies {
  /** Where it listens on this computer, and what it knows the desk by. */
  editor: { key: string; port: number };
  /** Whoever has the cookie of the editor and may write. */
  writerIn: (c: Context) => Promise<Env['Variables']['writer']>;
  leaveEditor: (c: Context) => void;
  addressOf: (c: Context) => string;
  cameByHttps: (c: Context) => boolean;
}

const OWN = /^\/(editor|keystatic|api\/keystatic|api\/editor)(\/|$)/;
/** For doctors without an account: the editor looks at the link itself. */
const PREVIEW = /^\/editor\/preview\//;
const PREVIEW_COOKIE = 'preview';
const PREVIEW_CALLS_PER_MINUTE = 1200;

const MEGABYTES = 30;
const SAFE = /^(GET|HEAD)$/;
/** The editor's own pages ask for it, and need no live site. */
const ICON = '/favicon.svg';

/** Nothing of all this exists for a visitor: without one of the cookies, everything goes on as ever. */
export function editorGate(dependencies: EditorDependencies): MiddlewareHandler<Env> {
  const { editor, writerIn, leaveEditor, addressOf, cameByHttps } = dependencies;
  const limit = createNetworkLimits(PREVIEW_CALLS_PER_MINUTE);
  const limitBody = bodyLimit({
    maxSize: MEGABYTES * 1024 * 1024,
    onError: (c) => c.text(`That is more than ${MEGABYTES} MB.\n`, 413),
  });

  // Forms are five megabytes of scripts, for a phone too.
  const handOver = every(limitBody, compress(), async (c: Context<Env>, next) => {
    const answer = await handOn(c);
    // A forged cookie gets what everybody gets.
    return answer.status === 401 && !OWN.test(c.req.path) ? next() : answer;
  });

  const mayPreview = (c: Context, isOwn: boolean) =>
    (PREVIEW.test(c.req.path) || (!isOwn && previewOf(c) !== undefined)) &&
    limit(addressOf(c), Date.now()) === 0;

  return async (c, next) => {
    const isOwn = OWN.test(c.req.path);
    if (!isOwn && (!SAFE.test(c.req.method) || c.req.path === ICON)) return next();
    const writer = await writerIn(c);
    if (!writer && !mayPreview(c, isOwn)) return isOwn ? door(c) : next();
    const refused = refusal(c);
    if (refused) return refused;
    c.set('writer', writer);
    if (c.req.path !== '/editor/leave' || SAFE.test(c.req.method)) return handOver(c, next);
    leaveEditor(c);
    return c.redirect('/', 303);
  };

  async function handOn(c: Context<Env>): Promise<Response> {
    const { pathname, search } = new URL(c.req.url);
    const preview = previewOf(c);
    const host = c.req.header('host') ?? '';
    const { headers } = c.req.raw;
    // The cookie of the desk opens requests of patients: it stays here.
    for (const name of ['host', 'cookie', 'x-writer', 'x-forwarded-for']) headers.delete(name);
    headers.set('Authorization', `Bearer ${editor.key}`);
    headers.set('X-Forwarded-Host', host);
    headers.set('X-Forwarded-Proto', cameByHttps(c) ? 'https' : 'http');
    const writer = c.get('writer');
    if (writer) headers.set('X-Writer', encodeURIComponent(JSON.stringify(writer)));
    if (preview) headers.set('Cookie', `${PREVIEW_COOKIE}=${preview}`);
    try {
      const address = `http://127.0.0.1:${editor.port}${pathname}${search}`;
      return await proxy(address, { raw: c.req.raw, redirect: 'manual' });
    } catch {
      return c.text(
        'The editor does not answer just now. Wait a moment, then load this page again.\nIf it stays like this, tell whoever runs the site. Nothing is lost by it.\n',
        503,
        // The page of a job goes on by itself.
        { 'Retry-After': '10', Refresh: '10' },
      );
    }
  }
}

/** The link of a preview. Other values of the cookie may be no header at all. */
const previewOf = (c: Context): string | undefined =>
  /^[0-9a-f]{64}$/.exec(getCookie(c, PREVIEW_COOKIE) ?? '')?.[0];

/** A form in which somebody has typed for long stays as it is, and says why it could not be saved. */
function door(c: Context): Response | Promise<Response> {
  if (!c.req.path.startsWith('/api/')) return c.redirect('/desk/editor', 303);
  return c.text(
    'You are signed out. Sign in again in another tab, then save: what you have typed is still here.\n',
    401,
  );
}

/** What another site sends, and the preview's line to its server, which browsers can do without. */
function refusal(c: Context): Response | undefined {
  if (!SAFE.test(c.req.method) && !isFromHere(c)) return c.text('This came from another site.\n', 403);
  return c.req.header('upgrade') ? c.body(null, 426) : undefined;
}

function isFromHere(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site) return site === 'same-origin';
  return URL.parse(c.req.header('origin') ?? '')?.host === c.req.header('host');
}
