import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Env } from '../env.ts';
import { html, type Html } from './partials/html.ts';
import { formPage, page } from './partials/layout.ts';

const START = html`<p><a class="alone" href="/desk">To the start</a></p>`;
const SIGN_IN = html`<p>
  Have you chosen a password already? <a class="alone" href="/desk/sign-in">Sign in</a>
</p>`;

const NOTICES = {
  notFound: [404, 'Not found', 'There is nothing at this address. A request may have been erased.', START],
  notAllowed: [
    403,
    'Not for your role',
    'Nothing was done. Ask a manager of the practice to do it, or to give you another role.',
    START,
  ],
  invalidInvitation: [
    410,
    'This link is no longer valid',
    'It works once, and for two days. Ask the person who invited you for a new one.',
    SIGN_IN,
  ],
  crossOrigin: [
    403,
    'Not done',
    'This did not come from a page of the front desk, so nothing was done.',
    START,
  ],
  unavailable: [
    503,
    'Not possible just now',
    'What patients have sent cannot be read or changed just now. Nothing is lost by that. Wait a moment, then go back and try again. If it stays like this, tell the person who runs the site.',
  ],
  internalError: [
    500,
    'Something went wrong',
    'It went wrong on our side, and it has been noted. Go back and try again.',
    START,
  ],
  tooLarge: [413, 'Too much text', 'That is more than a request can contain. Go back and make it shorter.'],
  tooManyRequests: [
    429,
    'Too many calls',
    'Too much was asked for from one address. Wait a moment, then try again.',
  ],
} satisfies Record<string, [ContentfulStatusCode, title: string, text: string, link?: Html]>;

/** Responds with a page that says why nothing was done. */
export function notice(c: Context<Env>, name: keyof typeof NOTICES, headers: Record<string, string> = {}) {
  const [status, title, text, link = ''] = NOTICES[name];
  const inner = html`<p>${text}</p>
    ${link}`;
  const person = c.var.isPreAuth ? undefined : c.get('person');
  return c.html(page({ person, ...formPage(title, inner) }), status, headers);
}
