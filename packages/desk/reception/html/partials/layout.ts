import { pagesToOffer } from '@clinic/contract/pagination.ts';
import { may } from '../../queries/roles.ts';
import type { Person } from '../../queries/people.ts';
import { errorSummary, type Errors } from './fields.ts';
import { html, type Html } from './html.ts';

export interface Page {
  title: string;
  content: Html;
  /** The errors of a form, also announced in the title for screen readers. */
  errors?: Errors;
  flash?: Html;
  person?: Person;
  /** The address of the current item of the menu. */
  part?: string;
  /** The editor has its own name and menu. */
  app?: { name: string; home: string; menu?: Html | undefined; head?: Html | undefined };
}

export const hasError = ({ errors = {} }: Pick<Page, 'errors'>): boolean =>
  Object.values(errors).some(Boolean);

export const page = ({ title, content, errors, flash, person, part, app = frontDesk(person, part) }: Page) =>
  html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${hasError({ errors }) && 'Error: '}${title} · ${app.name}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/desk/styles/desk.css" />
        ${app.head}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="bar">
          <div class="wrap bar__inner">
            <a class="bar__name" href="${app.home}">${app.name}</a>
            ${app.menu}
          </div>
        </header>
        ${
          person &&
          may(person, 'requests') &&
          html`<div class="fresh" role="status" data-latest="${person.latestRequest}"></div>`
        }
        <main id="main" tabindex="-1">${flash} ${content}</main>
      </body>
    </html>`;

const frontDesk = (person?: Person, part?: string) => ({
  name: 'Front desk',
  home: '/desk',
  menu: person && menu(person, part),
  head: html`<script type="module" src="/desk/desk.js"></script>`,
});

/** A narrow page with one message or form. */
export const formPage = (
  title: string,
  inner: Html,
  { errors = {}, above, heading = title }: { errors?: Errors; above?: Html; heading?: Html | string } = {},
) => ({
  title,
  errors,
  content: html`<div class="wrap door">
    ${above} ${errorSummary(errors)}
    <h1>${heading}</h1>
    ${inner}
  </div>`,
});

export const link = (address: string, name: string, part?: string): Html =>
  html`<li><a href="${address}" ${address === part && html`aria-current="page"`}>${name}</a></li>`;

const menu = (person: Person, part: string | undefined): Html =>
  html`<nav class="bar__parts" aria-label="Front desk">
      <ul class="bar__list">
        ${[
          may(person, 'requests') && [link('/desk', 'Requests', part), link('/desk/record', 'Record', part)],
          may(person, 'people') && link('/desk/people', 'People', part),
          person.hasEditor && may(person, 'write') && link('/desk/editor', 'Editor', part),
          link('/desk/account', person.name, part),
        ]}
      </ul>
    </nav>
    <form class="bar__out" method="post" action="/desk/sign-out">
      <button class="bar__button">Sign out</button>
    </form>`;

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
