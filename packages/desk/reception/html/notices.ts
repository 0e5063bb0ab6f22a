import type { Person } from '../queries/people.ts';
import { html, type Html } from './partials/html.ts';
import { door, page } from './partials/layout.ts';

const home = html`<p><a class="alone" href="/desk">To the start</a></p>`;

const notice = (title: string, words: string, more = home, person?: Person): Html =>
  page({
    person,
    ...door(
      title,
      html`<p>${words}</p>
        ${more}`,
    ),
  });

export const notFound = (person?: Person) =>
  notice('Not found', 'There is nothing at this address. A request may have been erased.', home, person);

export const notAllowed = (person: Person) =>
  notice(
    'Not for your role',
    'Nothing was done. Ask a manager of the practice to do it, or to give you another role.',
    home,
    person,
  );

export const lostInvitation = () =>
  notice(
    'This link is no longer valid',
    'It works once, and for two days. Ask whoever invited you for a new one.',
    html`<p>Have you chosen a password already? <a class="alone" href="/desk/sign-in">Sign in</a></p>`,
  );

export const strange = () =>
  notice('Not done', 'This did not come from a page of the front desk, so nothing was done.');

export const outOfOrder = () =>
  notice(
    'Not possible just now',
    'What patients have sent cannot be read or changed just now. Nothing is lost by that. Wait a moment, then go back and try again. If it stays like this, tell whoever runs the site.',
    html``,
  );

export const broken = () =>
  notice('Something went wrong', 'It went wrong on our side, and it has been noted. Go back and try again.');

export const tooLarge = () =>
  notice('Too much text', 'That is more than a request can hold. Go back and make it shorter.', html``);

export const tooMany = () =>
  notice('Too many calls', 'Too much was asked for from one address. Wait a moment, then try again.', html``);
