import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** 256 bits that nobody can guess, fit for a link or a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: whoever reads the database cannot sign in with it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const DEVICE_SECONDS = 400 * 86_400;

/** Over https the browser itself then refuses to take or send the cookie in the clear. */
const sessionName = (isHttps: boolean): string => (isHttps ? '__Secure-desk' : 'desk');
const deviceName = (isHttps: boolean): string => `${sessionName(isHttps)}-device`;
const editorName = (isHttps: boolean): string => (isHttps ? '__Secure-editor' : 'editor');

const options = (isHttps: boolean) => ({
  path: '/desk',
  httpOnly: true,
  sameSite: 'Lax' as const,
  secure: isHttps,
});

export const sessionIn = (c: Context, isHttps: boolean): string | undefined =>
  getCookie(c, sessionName(isHttps));

export const giveSession = (c: Context, isHttps: boolean, token: string): void =>
  setCookie(c, sessionName(isHttps), token, options(isHttps));

export function takeSession(c: Context, isHttps: boolean): void {
  deleteCookie(c, sessionName(isHttps), options(isHttps));
  takeEditor(c, isHttps);
}

/** The same session for the whole site, of which a writer then sees what is being written. */
export const editorIn = (c: Context, isHttps: boolean): string | undefined =>
  getCookie(c, editorName(isHttps));

export const giveEditor = (c: Context, isHttps: boolean, token: string): void =>
  setCookie(c, editorName(isHttps), token, { ...options(isHttps), path: '/' });

export const takeEditor = (c: Context, isHttps: boolean): void =>
  void deleteCookie(c, editorName(isHttps), { ...options(isHttps), path: '/' });

/** Says that somebody has signed in from this browser before. It opens nothing. */
export const deviceIn = (c: Context, isHttps: boolean): string | undefined =>
  getCookie(c, deviceName(isHttps));

export const giveDevice = (c: Context, isHttps: boolean, token: string): void =>
  setCookie(c, deviceName(isHttps), token, { ...options(isHttps), maxAge: DEVICE_SECONDS });
