import { pagesToOffer } from '#lib/pagination.ts';
import { html, nothing, type Html } from './html.ts';

export const pagination = (current: number, last: number, address: (page: number) => string): Html =>
  last < 2
    ? nothing
    : html`<nav class="pages" aria-label="Pages">
        <ul class="pages__list">
          ${pagesToOffer(current, last).map((page) =>
            page === 'gap'
              ? html`<li class="pages__gap">…</li>`
              : html`<li>
                  <a
                    href="${address(page)}"
                    aria-label="Page ${page}"
                    ${page === current ? html`aria-current="page"` : nothing}
                    >${page}</a
                  >
                </li>`,
          )}
        </ul>
      </nav>`;
