import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import type { DeskContext } from '../env.ts';
import { flash, flashMessage, type Flash } from './partials/flash.ts';
import { hasError, page, type Page } from './partials/layout.ts';

/** Carries the message of a redirect to the next page, without patient data. */
const FLASH_COOKIE = 'desk-flash';
const options = { path: '/desk', httpOnly: true, sameSite: 'Strict' as const };

const inCookie = v.pipe(v.string(), v.parseJson(), flash);

export function takeFlash(c: Context): Flash | undefined {
  const json = getCookie(c, FLASH_COOKIE);
  if (json === undefined) return undefined;
  deleteCookie(c, FLASH_COOKIE, options);
  const found = v.safeParse(inCookie, json);
  return found.success ? found.output : undefined;
}

export function respond(c: DeskContext, content: Page, status?: ContentfulStatusCode) {
  const person = c.var.isPreAuth ? undefined : c.var.person;
  const html = page({ part: '/desk', flash: flashMessage(takeFlash(c)), ...content, person });
  return c.html(html, status ?? (hasError(content) ? 422 : 200));
}

/** Not "storage" (the setting of the sound) and not "cookies" (the known browser). */
export const clearCache = (c: Context) => c.header('Clear-Site-Data', '"cache"');

export const attachment = (c: Context, type: string, name: string, body: string | ReadableStream) =>
  c.body(body, 200, { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` });

export function redirectWith(c: Context, text: string, address: string, undo?: Flash['undo']): Response {
  setCookie(c, FLASH_COOKIE, JSON.stringify({ text, undo } satisfies Flash), { ...options, maxAge: 60 });
  return c.redirect(address, 303);
}

/** Returns a getter of form fields; '' for one that is missing or a file. */
export async function readForm(c: Context): Promise<(name: string) => string> {
  const body = await c.req.parseBody();
  return (name) => {
    const value = body[name];
    return typeof value === 'string' ? value : '';
  };
}

export function orNotFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new HTTPException(404);
  return found;
}

export const wholeNumber = (text: string | undefined): number =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : NaN;
