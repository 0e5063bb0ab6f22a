import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { FIRST_SCRIPT, SPECULATION } from '#lib/first-script.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
/** Files of this origin, and the inline scripts of the site. A hash is never computed from a response. */
const SCRIPTS = `'self' ${hashOf(FIRST_SCRIPT)} ${hashOf(SPECULATION)}`;
const CONNECT = `'self' ${process.env.PUBLIC_API_HOST ?? ''}`;
/** Vite and Keystatic insert style elements. The testimonials frame their player. */
const POLICY = `default-src 'self'; script-src ${SCRIPTS}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src ${CONNECT}; frame-src https://www.youtube-nocookie.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** The live site, the forms and the previews share the origin of /desk: no script of a writer may run there. */
export const strictPolicy: MiddlewareHandler = async (c, next) => {
  await next();
  // The pages of the editor have a stricter one.
  if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', POLICY);
  // A file of the content is never a script.
  c.header('X-Content-Type-Options', 'nosniff');
};
