import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MiddlewareHandler } from 'hono';

// The inline scripts of the site. The editor runs at the root of a project.
const inline = (await import(pathToFileURL(path.resolve('src/lib/first-script.ts')).href)) as Record<
  string,
  string
>;

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
/** Files of this origin, and these scripts. A hash is never computed from a response. */
const SCRIPTS = `'self' ${Object.values(inline).map(hashOf).join(' ')}`;
const CONNECT = `'self' ${process.env.PUBLIC_API_HOST ?? ''}`;
/** The pages have style elements. The testimonials frame their player. */
const POLICY = `default-src 'self'; script-src ${SCRIPTS}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src ${CONNECT}; frame-src https://www.youtube-nocookie.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** Previews share the origin of /desk: no script of a writer may run there. */
export const strictPolicy: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Content-Security-Policy', POLICY);
  // A file of the content is never a script.
  c.header('X-Content-Type-Options', 'nosniff');
};
