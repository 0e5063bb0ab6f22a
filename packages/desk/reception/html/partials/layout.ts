import { may } from '../../auth/roles.ts';
import type { Person } from '../../queries/people.ts';
import { html, nothing, type Html } from './html.ts';

export interface Page {
  title: string;
  content: Html;
  flash?: Html;
  person?: Person;
  /** The address of the part of the desk that this page belongs to. */
  part?: string;
  /** Something on the page is wrong: said first, and in the title, for those who listen. */
  hasError?: boolean;
}

const PARTS = [
  ['/desk', 'Requests'],
  ['/desk/record', 'Record'],
] as const;

export const page = ({ title, content, flash, person, part, hasError }: Page): Html =>
  html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${hasError ? 'Error: ' : ''}${title} · Front desk</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/desk/styles/desk.css" />
        <script type="module" src="/desk/desk.js"></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="bar">
          <div class="bar__inner">
            <a class="bar__name" href="/desk">Front desk</a>
            ${person ? menu(person, part) : nothing}
          </div>
        </header>
        ${person ? html`<div class="fresh" role="status"></div>` : nothing}
        <main id="main" tabindex="-1">${flash} ${content}</main>
      </body>
    </html>`;

const menu = (person: Person, part: string | undefined): Html =>
  html`<nav class="bar__parts" aria-label="Front desk">
      <ul class="bar__list">
        ${[
          ...PARTS,
          ...(may(person, 'people') ? [['/desk/people', 'People'] as const] : []),
          ['/desk/account', person.name] as const,
        ].map(
          ([address, name]) =>
            html`<li>
              <a href="${address}" ${address === part ? html`aria-current="page"` : nothing}>${name}</a>
            </li>`,
        )}
      </ul>
    </nav>
    <form class="bar__out" method="post" action="/desk/sign-out">
      <button class="bar__button">Sign out</button>
    </form>`;
