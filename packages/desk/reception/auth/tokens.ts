import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** Returns 256 random bits, for a link or a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The database stores only this hash, so a stolen copy cannot be used to sign in. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Over HTTPS the name starts with __Secure-, so browsers never send or accept the cookie unencrypted. */
function cookie(base: string, { path = '/desk', maxAge }: { path?: string; maxAge?: number } = {}) {
  const name = (isHttps: boolean) => (isHttps ? `__Secure-${base}` : base);
  const options = (secure: boolean) => ({ path, httpOnly: true, sameSite: 'Lax' as const, secure, maxAge });
  const read = (c: Context, isHttps: boolean) => getCookie(c, name(isHttps));
  return {
    read,
    /** Returns the hash of the token, or undefined. */
    readHash(c: Context, isHttps: boolean): string | undefined {
      const token = read(c, isHttps);
      return token && hashOf(token);
    },
    set: (c: Context, isHttps: boolean, token: string) =>
      setCookie(c, name(isHttps), token, options(isHttps)),
    clear: (c: Context, isHttps: boolean) => void deleteCookie(c, name(isHttps), options(isHttps)),
  };
}

export const sessionCookie = cookie('desk');

/** Marks a browser that has signed in before. It grants no access. */
export const deviceCookie = cookie('desk-device', { maxAge: 400 * 86_400 });

/** The session token again, for the whole site: a writer sees unpublished pages with it. */
export const editorCookie = cookie('editor', { path: '/' });
