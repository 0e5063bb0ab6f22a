import type { Person } from '../queries/people.ts';
import { html, type Html } from './partials/html.ts';
import { formPage, page } from './partials/layout.ts';

const startLink = html`<p><a class="alone" href="/desk">To the start</a></p>`;
const signInLink = html`<p>
  Have you chosen a password already? <a class="alone" href="/desk/sign-in">Sign in</a>
</p>`;

const notice =
  (title: string, text: string, link: Html | '' = '') =>
  (person?: Person): Html =>
    page({
      person,
      ...formPage(
        title,
        html`<p>${text}</p>
          ${link}`,
      ),
    });

export const notFound = notice(
  'Not found',
  'There is nothing at this address. A request may have been erased.',
  startLink,
);

export const notAllowed = notice(
  'Not for your role',
  'Nothing was done. Ask a manager of the practice to do it, or to give you another role.',
  startLink,
);

export const invalidInvitation = notice(
  'This link is no longer valid',
  'It works once, and for two days. Ask whoever invited you for a new one.',
  signInLink,
);

export const crossOrigin = notice(
  'Not done',
  'This did not come from a page of the front desk, so nothing was done.',
  startLink,
);

export const unavailable = notice(
  'Not possible just now',
  'What patients have sent cannot be read or changed just now. Nothing is lost by that. Wait a moment, then go back and try again. If it stays like this, tell whoever runs the site.',
);

export const internalError = notice(
  'Something went wrong',
  'It went wrong on our side, and it has been noted. Go back and try again.',
  startLink,
);

export const tooLarge = notice(
  'Too much text',
  'That is more than a request can hold. Go back and make it shorter.',
);

export const tooManyRequests = notice(
  'Too many calls',
  'Too much was asked for from one address. Wait a moment, then try again.',
);
