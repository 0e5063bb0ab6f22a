// Proxies requests to the editor, a separate server (packages/editor), after authenticating the writer.
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { getCookie } from 'hono/cookie';
import { proxy } from 'hono/proxy';
import * as v from 'valibot';
import { createNetworkLimits } from '../lib/rate-limit.ts';

interface Env {
  Variables: { writer?: { name: string; mayPublish: boolean; maySign: boolean } | undefined };
}

export interface EditorDependencies {
  /** Its address, on this computer by default, and the key that authenticates the desk. */
  editor: { key: string; host?: string; port: number };
  /** Returns the signed-in writer, if the request has a valid cookie of the editor. */
  writerIn: (c: Context) => Promise<Env['Variables']['writer']>;
  leaveEditor: (c: Context) => void;
  /** Mails the publishers. */
  askToPublish: (by: string, titles: string[]) => Promise<void>;
  onStored: (c: Context) => void;
  addressOf: (c: Context) => string;
  cameByHttps: (c: Context) => boolean;
}

const EDITOR_PATHS = /^\/editor(\/|$)/;
/** For reviewers without an account: the editor validates the link itself. */
const PREVIEW = /^\/editor\/preview\//;
const PREVIEW_COOKIE = 'preview';
const PREVIEWS_PER_MINUTE = 1200;

const MEGABYTES = 30;
const SAFE = /^(GET|HEAD)$/;
const ICON = '/favicon.svg';

/** Requests without an editor or preview cookie pass through unchanged. */
export function editorProxy(dependencies: EditorDependencies): MiddlewareHandler<Env> {
  const { editor, writerIn, leaveEditor, addressOf, cameByHttps } = dependencies;
  const limit = createNetworkLimits(PREVIEWS_PER_MINUTE);
  const limitBody = bodyLimit({
    maxSize: MEGABYTES * 1024 * 1024,
    onError: (c) => c.json({ message: `That is more than ${MEGABYTES} MB. Send a smaller file.` }, 413),
  });

  const forward = every(limitBody, async (c: Context<Env>, next) => {
    const response = await fetchFromEditor(c);
    // With a forged cookie, pages are served as to everyone else.
    return response.status === 401 && !EDITOR_PATHS.test(c.req.path) ? next() : response;
  });

  const mayPreview = (c: Context, isEditorPath: boolean) =>
    (PREVIEW.test(c.req.path) || (!isEditorPath && previewOf(c) !== undefined)) &&
    limit(addressOf(c), Date.now()) === 0;

  return async (c, next) => {
    const isEditorPath = EDITOR_PATHS.test(c.req.path);
    if (!isEditorPath && (!SAFE.test(c.req.method) || c.req.path === ICON)) return next();
    const writer = await writerIn(c);
    if (!writer && !mayPreview(c, isEditorPath)) return isEditorPath ? unauthenticated(c) : next();
    const refusal = refuse(c);
    if (refusal) return refusal;
    c.set('writer', writer);
    if (c.req.path !== '/editor/leave' || SAFE.test(c.req.method)) return forward(c, next);
    leaveEditor(c);
    // The same form ends the session of the desk.
    return c.redirect('/desk/sign-out', 307);
  };

  /** A writer's request to publish becomes a mail of the desk. */
  async function passOnRequest(c: Context<Env>, { headers }: Response) {
    const titles = headers.get('X-Asks-Publishers');
    headers.delete('X-Asks-Publishers');
    const writer = c.get('writer');
    if (titles === null || !writer) return;
    await dependencies.askToPublish(writer.name, titlesIn(titles));
    dependencies.onStored(c);
  }

  async function fetchFromEditor(c: Context<Env>): Promise<Response> {
    const { pathname, search } = new URL(c.req.url);
    const preview = previewOf(c);
    const host = c.req.header('host') ?? '';
    const { headers } = c.req.raw;
    // Cookies are removed, because the desk's cookie opens patients' requests.
    for (const name of ['host', 'cookie', 'x-writer', 'x-forwarded-for']) headers.delete(name);
    headers.set('Authorization', `Bearer ${editor.key}`);
    headers.set('X-Forwarded-Host', host);
    headers.set('X-Forwarded-Proto', cameByHttps(c) ? 'https' : 'http');
    const writer = c.get('writer');
    if (writer) headers.set('X-Writer', encodeURIComponent(JSON.stringify(writer)));
    if (preview) headers.set('Cookie', `${PREVIEW_COOKIE}=${preview}`);
    // fetch decodes Content-Encoding, so that of the editor has another name on the way.
    headers.set('X-Accept-Encoding', c.req.header('accept-encoding') ?? '');
    try {
      const url = `http://${editor.host ?? '127.0.0.1'}:${editor.port}${pathname}${search}`;
      const response = await proxy(url, { raw: c.req.raw, redirect: 'manual' });
      const encoding = response.headers.get('X-Content-Encoding');
      if (encoding) response.headers.set('Content-Encoding', encoding);
      response.headers.delete('X-Content-Encoding');
      await passOnRequest(c, response);
      return response;
    } catch {
      return refusal(c, 503, NO_ANSWER);
    }
  }
}

const NO_ANSWER =
  'The editor does not answer just now. Wait a moment, then try again: nothing is lost. If it stays like this, tell the person who runs the site.';
const SIGNED_OUT =
  'You are signed out. Sign in again in another tab, then save: what you have typed is still here.';

const isApi = (c: Context) => c.req.path.startsWith('/editor/api/');

/** The API answers in JSON, so the form keeps what was typed. */
const refusal = (c: Context, status: 401 | 403 | 503, message: string) =>
  isApi(c) ? c.json({ message }, status) : c.text(`${message}\n`, status);

/** Titles of pages, in the header of an answer. The desk does not trust the editor. */
const TITLES = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(20));

function titlesIn(header: string): string[] {
  try {
    return v.parse(TITLES, JSON.parse(decodeURIComponent(header)));
  } catch {
    return [];
  }
}

/** Returns the token of a preview link. Other cookie values may be invalid in a header. */
const previewOf = (c: Context): string | undefined =>
  /^[0-9a-f]{64}$/.exec(getCookie(c, PREVIEW_COOKIE) ?? '')?.[0];

const unauthenticated = (c: Context) =>
  isApi(c) ? refusal(c, 401, SIGNED_OUT) : c.redirect('/desk/editor', 303);

/** Refuses requests from other sites, and the preview's WebSocket, which browsers can do without. */
function refuse(c: Context): Response | undefined {
  if (!SAFE.test(c.req.method) && !isSameOrigin(c)) return refusal(c, 403, 'This came from another site.');
  return c.req.header('upgrade') ? c.body(null, 426) : undefined;
}

function isSameOrigin(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site) return site === 'same-origin';
  return URL.parse(c.req.header('origin') ?? '')?.host === c.req.header('host');
}
