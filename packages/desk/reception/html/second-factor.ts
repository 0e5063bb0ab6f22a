import { renderSVG } from 'uqr';
import type { Person } from '../queries/people.ts';
import { confirmPasswordField, fieldsWith, hidden, type Errors } from './partials/fields.ts';
import { html, raw, type Html } from './partials/html.ts';
import { formPage, page } from './partials/layout.ts';

export const reauthenticateAt = (address: string) => `/desk/second-factor?to=${encodeURIComponent(address)}`;

const ADDRESS = '/desk/second-factor';
const part = '/desk/account';
const digits = { autocomplete: 'one-time-code', inputmode: 'numeric', autofocus: true };

/** Shown by the script where the browser supports passkeys. The script fills in the response and submits. */
const passkeyForm = (type: 'create' | 'get', options: string, action: string, inner: Html): Html =>
  html`<p class="note" data-no-passkey>This browser cannot use a passkey. Take another one, or a code.</p>
    <form method="post" action="${action}" data-passkey="${type}" data-options="${options}" hidden>
      <input type="hidden" name="passkey" />
      <p class="field__error" role="alert"></p>
      ${inner}
    </form>`;

const SIGN_IN = { intro: '', submit: 'Sign in', cancel: 'Sign in as another person', to: '/desk/sign-in' };
const CONFIRM = {
  intro: 'Before an account is changed, the desk asks once more, in case this is not you.',
  submit: 'Go on',
  cancel: 'Cancel',
  to: '/desk',
};

type CodePage = { to: string; isSignedIn: boolean; options?: string; errors?: Errors };

/** `options` are the WebAuthn request options. `isSignedIn` means that the person is about to change an account. */
export const codePage = ({ codes }: Person, { to, isSignedIn, options, errors = {} }: CodePage): Html => {
  const title = codes ? 'The code from your phone' : 'Your passkey';
  const destination = hidden('to', to);
  const button = html`${destination}<button class="button" id="passkey">Use a passkey</button>`;
  const texts = isSignedIn ? CONFIRM : SIGN_IN;
  const submit = html`<button class="button">${texts.submit}</button>`;
  const inner = html`${texts.intro && html`<p>${texts.intro}</p>`}
    ${options && passkeyForm('get', options, ADDRESS, button)}
    <form method="post" action="${ADDRESS}">
      ${destination}
      ${codes && fieldsWith(errors)('code', 'Code', { hint: 'Six digits, from the app.', ...digits })}
      <details ${errors.recovery && html`open`}>
        <summary>I do not have my ${codes ? 'phone' : 'passkey'}</summary>
        ${fieldsWith(errors)('recovery', 'Recovery code', {
          hint: 'One of those on paper. Each works once. Without one, ask a manager to turn two-step sign-in off.',
          autocomplete: 'off',
        })}
        ${!codes && submit}
      </details>
      ${codes && submit}
    </form>
    <p class="note"><a class="alone" href="${texts.to}">${texts.cancel}</a></p>`;
  return page(formPage(title, inner, { errors }));
};

/** `options` are the WebAuthn creation options, after the password. */
export const newPasskeyPage = (
  name: string,
  { options, asksPassword, errors }: { options?: string; asksPassword: boolean; errors: Errors },
) => {
  const create = html`${hidden('name', name)} <button class="button">Make the passkey “${name}”</button>`;
  const inner = html`<p>
      After the password, your phone, this computer or a security key then signs you in with your finger, your
      face or its PIN. Nothing has to be typed, and no false page can get hold of it.
    </p>
    ${
      options
        ? passkeyForm('create', options, `${ADDRESS}/passkey`, create)
        : html`<form method="post" action="${ADDRESS}/passkey">
            ${fieldsWith(errors, { name })('name', 'What do you call it?', {
              hint: 'Such as “My phone”, to tell it from others.',
              autocomplete: 'off',
            })}
            ${asksPassword && confirmPasswordField(errors)}
            <button class="button">Go on</button>
          </form>`
    }`;
  return { part, ...formPage('A new passkey', inner, { errors }) };
};

export interface SetUpPage {
  secret: string;
  /** The encrypted secret, which the form sends back. */
  sealed: string;
  address: string;
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
    <form method="post" action="/desk/second-factor">
      ${hidden('sealed', sealed)} ${fieldsWith(errors)('code', 'Code', { ...digits, autofocus: false })}
      ${asksPassword && confirmPasswordField(errors)}
      <button class="button">Set it up</button>
    </form>`;
  return { part, ...formPage('Set up two-step sign-in', inner, { errors }) };
};

export const recoveryPage = ({ name }: Person, codes: string[]) => {
  const inner = html`<p>
      Two-step sign-in is set up. Print these codes or write them down, and keep the paper apart from your
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
  return { part, ...formPage('Your recovery codes', inner) };
};
