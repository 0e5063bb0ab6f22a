// What was just done is said on the next page. Until then it waits in a cookie, which holds nothing of a patient.
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isState } from '../../store/states.ts';
import type { Said } from '../html/pieces/said.ts';

const NAME = 'desk-said';
const options = { path: '/desk', httpOnly: true, sameSite: 'Strict' as const };

export const say = (c: Context, said: Said): void =>
  setCookie(c, NAME, JSON.stringify(said), { ...options, maxAge: 60 });

export function takeSaid(c: Context): Said | undefined {
  const text = getCookie(c, NAME);
  if (text === undefined) return undefined;
  deleteCookie(c, NAME, options);
  try {
    const said = JSON.parse(text) as Said;
    const whole =
      said.kind === 'words' ? typeof said.words === 'string' : isState(said.from) && isState(said.to);
    return whole ? said : undefined;
  } catch {
    return undefined;
  }
}
