import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** 256 bits that nobody can guess, fit for a link or a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: whoever reads the database cannot sign in with it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Over https the browser itself then refuses to take or send the cookie in the clear. */
function cookie(base: string, { path = '/desk', maxAge }: { path?: string; maxAge?: number } = {}) {
  const name = (isHttps: boolean) => (isHttps ? `__Secure-${base}` : base);
  const options = (secure: boolean) => ({
    path,
    httpOnly: true,
    sameSite: 'Lax' as const,
    secure,
    maxAge,
  });
  return {
    in: (c: Context, isHttps: boolean) => getCookie(c, name(isHttps)),
    give: (c: Context, isHttps: boolean, token: string) =>
      setCookie(c, name(isHttps), token, options(isHttps)),
    take: (c: Context, isHttps: boolean) => void deleteCookie(c, name(isHttps), options(isHttps)),
  };
}

export const sessionCookie = cookie('desk');

/** Says that somebody has signed in from this browser before. It opens nothing. */
export const deviceCookie = cookie('desk-device', { maxAge: 400 * 86_400 });

/** The same session for the whole site, of which a writer then sees what is being written. */
export const editorCookie = cookie('editor', { path: '/' });
