import type { Person } from '../queries/people.ts';
import { page } from './partials/layout.ts';
import { html, type Html } from './partials/html.ts';

const notice = (title: string, words: Html, person?: Person): Html =>
  page({
    title,
    person,
    content: html`<div class="wrap door">
      <h1>${title}</h1>
      ${words}
    </div>`,
  });

const home = html`<p><a class="alone" href="/desk">To the requests</a></p>`;

export const notFound = (person?: Person): Html =>
  notice(
    'Not found',
    html`<p>There is nothing at this address. A request may have been erased.</p>
      ${home}`,
    person,
  );

export const lostInvitation = (): Html =>
  notice(
    'This link is no longer valid',
    html`<p>It works once, and for two days. Ask whoever invited you for a new one.</p>
      <p>Have you chosen a password already? <a class="alone" href="/desk/sign-in">Sign in</a></p>`,
  );

export const notAllowed = (person: Person): Html =>
  notice(
    'Only for managers',
    html`<p>Nothing was done. Ask a manager of the practice to do it, or to make you a manager.</p>
      ${home}`,
    person,
  );

export const strange = (): Html =>
  notice(
    'Not done',
    html`<p>This did not come from a page of the front desk, so nothing was done.</p>
      ${home}`,
  );

export const outOfOrder = (): Html =>
  notice(
    'Not possible just now',
    html`<p>
      What patients have sent cannot be read or changed just now. Nothing is lost by that. Wait a moment, then
      go back and try again. If it stays like this, tell whoever runs the site.
    </p>`,
  );

export const broken = (): Html =>
  notice(
    'Something went wrong',
    html`<p>It went wrong on our side, and it has been noted. Go back and try again.</p>
      ${home}`,
  );

export const tooLarge = (): Html =>
  notice('Too much text', html`<p>That is more than a request can hold. Go back and make it shorter.</p>`);

export const tooMany = (): Html =>
  notice(
    'Too many calls',
    html`<p>Too much was asked for from one address. Wait a moment, then try again.</p>`,
  );
