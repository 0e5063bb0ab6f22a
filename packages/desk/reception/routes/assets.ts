import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Env, ReceptionAssets } from '../env.ts';

/** Style sheet, script and fonts of the pages. They hold no personal data, so they need no session. */
export function assetRoutes({ style, script, fonts }: ReceptionAssets): Hono<Env> {
  const routes = new Hono<Env>();
  const send = (
    path: string,
    type: string,
    seconds: number,
    body: string | Uint8Array<ArrayBuffer> | ArrayBuffer,
  ) =>
    routes.get(path, etag(), () => {
      const headers = { 'Content-Type': type, 'Cache-Control': `private, max-age=${seconds}` };
      return new Response(body, { headers });
    });

  send('/styles/desk.css', 'text/css; charset=utf-8', 300, style);
  send('/desk.js', 'text/javascript; charset=utf-8', 300, script);
  // Where the style sheet of the site looks for them, seen from /desk/styles/.
  for (const [name, bytes] of Object.entries(fonts))
    send(`/assets/fonts/${name}`, 'font/woff2', 86_400, bytes);
  return routes;
}
