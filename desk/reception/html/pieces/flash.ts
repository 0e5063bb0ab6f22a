import { html } from 'hono/html';
import { nothing, type Html } from './html.ts';

/** What was just done, said once at the top of the next page. */
export const flash = (text: string | Html, more: Html = nothing): Html =>
  html`<div class="flash" role="status" tabindex="-1" data-focus>
    <p class="flash__text">${text}</p>
    ${more}
  </div>`;
