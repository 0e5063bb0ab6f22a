import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;
export const nothing = html``;
