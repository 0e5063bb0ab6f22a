import { pagesToOffer } from '@clinic/contract/pagination.ts';
import { html } from './html.ts';

export const pagination = (current: number, last: number, address: (page: number) => string) =>
  last > 1 &&
  html`<nav class="pages" aria-label="Pages">
    <ul class="pages__list">
      ${pagesToOffer(current, last).map((page) =>
        page === 'gap'
          ? html`<li class="pages__gap">…</li>`
          : html`<li>
              <a
                href="${address(page)}"
                aria-label="Page ${page}"
                ${page === current && html`aria-current="page"`}
                >${page}</a
              >
            </li>`,
      )}
    </ul>
  </nav>`;
