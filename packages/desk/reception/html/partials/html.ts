import { html } from 'hono/html';

export { html, raw } from 'hono/html';
export type Html = ReturnType<typeof html>;

/** A link on a line by itself. */
export const lineLink = (address: string, text: string | Html): Html =>
  html`<a class="alone" href="${address}">${text}</a>`;
