import { html } from 'hono/html';
import type { Html } from './html.ts';

/** Goes on by itself, from a page of ours. */
export const arriving = (url: string): Html => {
  const { pathname, search } = new URL(url);
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta http-equiv="refresh" content="0" />
        <title>Front desk</title>
      </head>
      <body>
        <p><a href="${pathname}${search}">Go on to the front desk</a></p>
      </body>
    </html>`;
};
