import { renderSVG } from 'uqr';
import type { Person } from '../queries/people.ts';
import { errorSummary, fieldsWith, ownPassword, type Errors } from './partials/fields.ts';
import { html, raw, nothing, type Html } from './partials/html.ts';
import { page } from './partials/layout.ts';

const digits = { autocomplete: 'one-time-code', inputmode: 'numeric', first: true };

export const codePage = ({ to = '', errors = {} }: { to?: string; errors?: Errors }): Html =>
  page({
    title: 'The code from your phone',
    hasError: Object.keys(errors).length > 0,
    content: html`<div class="wrap door">
      ${errorSummary(errors)}
      <h1>The code from your phone</h1>
      <form class="form" method="post" action="/desk/second-factor">
        <input type="hidden" name="to" value="${to}" />
        ${fieldsWith(errors)('code', 'Code', { hint: 'Six digits, from the app.', ...digits })}
        <details ${errors.recovery ? html`open` : nothing}>
          <summary>I do not have my phone</summary>
          ${fieldsWith(errors)('recovery', 'Recovery code', {
            hint: 'One of those on paper. Each works once. Without one, ask a manager to turn your second factor off.',
            autocomplete: 'off',
          })}
        </details>
        <button class="button">Sign in</button>
      </form>
      <p class="note"><a class="alone" href="/desk/sign-in">Sign in as somebody else</a></p>
    </div>`,
  });

export interface SetUpPage {
  secret: string;
  /** The same, encrypted: it comes back with the form. */
  sealed: string;
  address: string;
  /** Whoever is signed in already gives the password once more. */
  asksPassword: boolean;
  errors?: Errors;
}

export const setUpPage = ({ secret, sealed, address, asksPassword, errors = {} }: SetUpPage): Html =>
  html`<div class="wrap door">
    ${errorSummary(errors)}
    <h1>Set up the second factor</h1>
    <p>From now on, signing in asks for your password and for a code that only your phone knows.</p>
    <ol class="steps">
      <li>
        Open an authenticator app on your phone, such as Google Authenticator, Aegis or the one of your phone.
      </li>
      <li>
        Let it read this picture, or open <a class="alone" href="${address}">this link</a> on the phone
        itself, or type the key.
        <div class="qr" role="img" aria-label="QR code of the key below">
          ${raw(renderSVG(address, { border: 4 }))}
        </div>
        <code class="link-to-give">${secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </li>
      <li>Type the six digits that it shows.</li>
    </ol>
    <form class="form" method="post" action="/desk/second-factor">
      <input type="hidden" name="sealed" value="${sealed}" />
      ${fieldsWith(errors)('code', 'Code', { ...digits, first: false })}
      ${asksPassword ? ownPassword(errors) : nothing}
      <button class="button">Set it up</button>
    </form>
  </div>`;

export const recoveryPage = ({ name }: Person, codes: string[]): Html =>
  html`<div class="wrap door">
    <h1>Your recovery codes</h1>
    <p>
      The second factor is set up. Print these codes or write them down, and keep the paper apart from your
      phone: each lets you sign in once without it. They are not shown again.
    </p>
    <p>Front desk, ${name}</p>
    <ul class="codes">
      ${codes.map((code) => html`<li><code>${code}</code></li>`)}
    </ul>
    <p class="actions no-print">
      <button class="button" type="button" data-print hidden>Print</button>
      <a class="button button--quiet" href="/desk">I have them</a>
    </p>
  </div>`;
