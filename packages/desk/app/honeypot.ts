// How a machine that fills in forms is recognised. Its request is kept as well, since it may be that of a person after all.
import type { Context } from 'hono';
import type { KeptPayload } from '../store/kept-request.ts';

/** No person writes name and number faster; a browser that fills in the form by itself may come near it. */
const FASTEST_MS = 2_000;

/** People do not see the field, so their requests do not have it. */
export const isTrapped = ({ remarks }: KeptPayload): boolean => remarks !== undefined;

/** Our own forms say for how long they were open; nothing is read from a request that does not say it. */
export const wasQuick = (c: Context): boolean => Number(c.req.header('form-open-for') || NaN) < FASTEST_MS;
