import { renderSVG } from 'uqr';
import type { Person } from '../queries/people.ts';
import { fieldsWith, ownPassword, type Errors } from './partials/fields.ts';
import { html, raw, type Html } from './partials/html.ts';
import { door, page } from './partials/layout.ts';

const ADDRESS = '/desk/second-factor';
const part = '/desk/account';
const digits = { autocomplete: 'one-time-code', inputmode: 'numeric', first: true };

/** Hidden until the script knows that the browser can do it: it asks for a passkey, and sends it with the form. */
const passkeyForm = (kind: 'create' | 'get', options: string, action: string, inner: Html): Html =>
  html`<p class="note" data-no-passkey>This browser cannot use a passkey. Take another one, or a code.</p>
    <form
      class="form"
      method="post"
      action="${action}"
      data-passkey="${kind}"
      data-options="${options}"
      hidden
    >
      <input type="hidden" name="passkey" />
      <p class="field__error" role="alert"></p>
      ${inner}
    </form>`;

const SIGN_IN = { intro: '', send: 'Sign in', leave: 'Sign in as somebody else', to: '/desk/sign-in' };
const AGAIN = {
  intro: 'Before an account is changed, the desk asks once more, in case this is not you.',
  ...{ send: 'Go on', leave: 'Cancel', to: '/desk' },
};

/** `options` is what a passkey has to sign. With `isAgain`, the person is signed in and about to change an account. */
export const codePage = (
  { codes }: Person,
  { to, isAgain, options, errors = {} }: { to: string; isAgain: boolean; options?: string; errors?: Errors },
): Html => {
  const title = codes ? 'The code from your phone' : 'Your passkey';
  const destination = html`<input type="hidden" name="to" value="${to}" />`;
  const button = html`${destination}<button class="button" id="passkey">Use a passkey</button>`;
  const words = isAgain ? AGAIN : SIGN_IN;
  const send = html`<button class="button">${words.send}</button>`;
  const inner = html`${words.intro && html`<p>${words.intro}</p>`}
    ${options && passkeyForm('get', options, ADDRESS, button)}
    <form class="form" method="post" action="${ADDRESS}">
      ${destination}
      ${codes && fieldsWith(errors)('code', 'Code', { hint: 'Six digits, from the app.', ...digits })}
      <details ${errors.recovery && html`open`}>
        <summary>I do not have my ${codes ? 'phone' : 'passkey'}</summary>
        ${fieldsWith(errors)('recovery', 'Recovery code', {
          hint: 'One of those on paper. Each works once. Without one, ask a manager to turn your second factor off.',
          autocomplete: 'off',
        })}
        ${!codes && send}
      </details>
      ${codes && send}
    </form>
    <p class="note"><a class="alone" href="${words.to}">${words.leave}</a></p>`;
  return page(door(title, inner, { errors }));
};

/** `options` is what the browser is asked for, after the password. */
export const newPasskeyPage = (
  name: string,
  { options, asksPassword, errors }: { options?: string; asksPassword: boolean; errors: Errors },
) => {
  const make = html`<input type="hidden" name="name" value="${name}" />
    <button class="button">Make the passkey “${name}”</button>`;
  const inner = html`<p>
      After the password, your phone, this computer or a security key then signs you in with your finger, your
      face or its PIN. Nothing has to be typed, and no false page can get hold of it.
    </p>
    ${
      options
        ? passkeyForm('create', options, `${ADDRESS}/passkey`, make)
        : html`<form class="form" method="post" action="${ADDRESS}/passkey">
            ${fieldsWith(errors, { name })('name', 'What do you call it?', {
              hint: 'Such as “My phone”, to tell it from others.',
              autocomplete: 'off',
            })}
            ${asksPassword && ownPassword(errors)}
            <button class="button">Go on</button>
          </form>`
    }`;
  return { part, ...door('A new passkey', inner, { errors }) };
};

export interface SetUpPage {
  secret: string;
  /** The same, encrypted: it comes back with the form. */
  sealed: string;
  address: string;
  /** Whoever is signed in already gives the password once more. */
  asksPassword: boolean;
  canUsePasskey: boolean;
  errors?: Errors;
}

export const setUpPage = (parts: SetUpPage) => {
  const { secret, sealed, address, asksPassword, canUsePasskey, errors = {} } = parts;
  const inner = html`<p>
      From now on, signing in asks for your password and for a code that only your phone knows.
    </p>
    ${canUsePasskey && html`<p><a class="alone" href="${ADDRESS}/passkey">Use a passkey instead</a></p>`}
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
      ${asksPassword && ownPassword(errors)}
      <button class="button">Set it up</button>
    </form>`;
  return { part, ...door('Set up the second factor', inner, { errors }) };
};

export const recoveryPage = ({ name }: Person, codes: string[]) => {
  const inner = html`<p>
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
    </p>`;
  return { part, ...door('Your recovery codes', inner) };
};
