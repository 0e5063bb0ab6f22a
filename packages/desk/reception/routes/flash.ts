// What was just done is said on the next page. Until then it waits in a cookie, which holds nothing of a patient.
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { STATES } from '../../store/states.ts';
import type { Flash } from '../html/partials/flash.ts';

const NAME = 'desk-flash';
const options = { path: '/desk', httpOnly: true, sameSite: 'Strict' as const };

const inCookie = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('kind', [
    v.object({
      kind: v.literal('state'),
      request: v.number(),
      from: v.picklist(STATES),
      to: v.picklist(STATES),
      version: v.number(),
    }),
    v.object({ kind: v.literal('words'), words: v.string() }),
  ]),
);

export const setFlash = (c: Context, flash: Flash): void =>
  setCookie(c, NAME, JSON.stringify(flash), { ...options, maxAge: 60 });

export function takeFlash(c: Context): Flash | undefined {
  const text = getCookie(c, NAME);
  if (text === undefined) return undefined;
  deleteCookie(c, NAME, options);
  const found = v.safeParse(inCookie, text);
  return found.success ? found.output : undefined;
}
