// What gives away a machine that fills in forms. It refuses nobody: a person whom it catches by mistake is kept as well.
import type { Context } from 'hono';
import type { KeptPayload } from '../store/kept-request.ts';

/** Nobody writes name and number in that time; a browser that fills them in by itself comes near it. */
const FASTEST_MS = 2_000;

/** People do not see the field, so their requests do not have it. */
export const isTrapped = ({ remarks }: KeptPayload): boolean => remarks !== undefined;

/** Our own forms say for how long they were open; nothing is read from a request that does not say it. */
export const wasQuick = (c: Context): boolean => Number(c.req.header('form-open-for') || NaN) < FASTEST_MS;
