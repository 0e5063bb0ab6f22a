// What the routes read, and what they answer: a page, or the way to the next one, which says what was just done. Until
// then that waits in a cookie, which holds nothing of a patient.
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import type { DeskContext } from '../env.ts';
import { flash, flashMessage, type Flash } from '../html/partials/flash.ts';
import { hasError, page, type Page } from '../html/partials/layout.ts';

const NAME = 'desk-flash';
const options = { path: '/desk', httpOnly: true, sameSite: 'Strict' as const };

const inCookie = v.pipe(v.string(), v.parseJson(), flash);

export function takeFlash(c: Context): Flash | undefined {
  const text = getCookie(c, NAME);
  if (text === undefined) return undefined;
  deleteCookie(c, NAME, options);
  const found = v.safeParse(inCookie, text);
  return found.success ? found.output : undefined;
}

export function answer(c: DeskContext, drawn: Page, status?: ContentfulStatusCode) {
  const person = c.var.isHalf ? undefined : c.var.person;
  const html = page({ part: '/desk', flash: flashMessage(takeFlash(c)), ...drawn, person });
  return c.html(html, status ?? (hasError(drawn) ? 422 : 200));
}

/** Only the cache: "storage" would turn off the sound of new requests, "cookies" would forget the known browser. */
export const clearCache = (c: Context) => c.header('Clear-Site-Data', '"cache"');

export const attachment = (c: Context, type: string, name: string, body: string | ReadableStream) =>
  c.body(body, 200, { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` });

export function done(c: Context, words: string, address: string, undo?: Flash['undo']): Response {
  setCookie(c, NAME, JSON.stringify({ words, undo } satisfies Flash), { ...options, maxAge: 60 });
  return c.redirect(address, 303);
}

/** The fields of a form that was sent, as texts; what is missing is empty. */
export async function fieldsOf(c: Context): Promise<(name: string) => string> {
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
