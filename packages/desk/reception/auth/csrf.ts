import { csrf } from 'hono/csrf';

/** Refuses forms that another site sends: by Sec-Fetch-Site, and in older browsers by the Origin, which has to be our host. */
export const fromThisDesk = csrf({
  origin: (origin, c) => URL.parse(origin)?.host === c.req.header('host'),
});
