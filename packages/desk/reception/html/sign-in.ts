import { html } from 'hono/html';
import { errorSummary, textField, type Errors } from './partials/fields.ts';
import { flashMessage, type Flash } from './partials/flash.ts';
import type { Html } from './partials/html.ts';
import { page } from './partials/layout.ts';

export interface SignIn {
  name?: string;
  to?: string;
  errors?: Errors;
  /** Something to say first. */
  flash?: Flash;
}

/** Without a script, the link shows what is typed; the script does it without leaving the page. */
const passwordField = (
  name: string,
  label: string,
  autocomplete: string,
  more: { error?: string; hint?: string },
  shown = false,
) => textField({ name, label, type: shown ? 'text' : 'password', autocomplete, ...more });

export const signInPage = ({ name = '', to = '', errors = {}, flash }: SignIn = {}): Html =>
  page({
    title: 'Sign in',
    hasError: Object.keys(errors).length > 0,
    content: html`<div class="wrap door">
      ${flashMessage(flash)} ${errorSummary(errors)}
      <h1>Sign in</h1>
      <form class="form" method="post" action="/desk/sign-in">
        <input type="hidden" name="to" value="${to}" />
        ${textField({
          name: 'name',
          label: 'Your name',
          hint: 'As it was written when you were invited.',
          value: name,
          autocomplete: 'username',
          error: errors.name,
        })}
        ${passwordField('password', 'Password', 'current-password', { error: errors.password })}
        <button class="button">Sign in</button>
      </form>
      <p class="note">
        Forgotten the password? Whoever invited you can give you a new link. On a computer that others use
        too, sign out when you leave it.
      </p>
    </div>`,
  });

export interface Join {
  name: string;
  errors?: Errors;
  shown: boolean;
}

export const joinPage = ({ name, errors = {}, shown }: Join): Html =>
  page({
    title: 'Choose a password',
    hasError: Object.keys(errors).length > 0,
    content: html`<div class="wrap door">
      ${errorSummary(errors)}
      <h1>Choose a password</h1>
      <p>
        Welcome, ${name}. With your name and this password you sign in to the front desk, where the practice
        answers the requests of its patients.
      </p>
      <form class="form" method="post">
        <input type="hidden" name="name" value="${name}" autocomplete="username" />
        ${passwordField(
          'password',
          'Password',
          'new-password',
          {
            hint: 'At least 12 characters. A few words that you remember are good: long is what makes it safe.',
            error: errors.password,
          },
          shown,
        )}
        ${
          shown
            ? html`<p><a class="alone" href="?">Hide the password</a></p>`
            : html`<p><a class="alone" href="?shown=yes" data-show="password">Show the password</a></p>`
        }
        <button class="button">Save and sign in</button>
      </form>
    </div>`,
  });

export const lostInvitation = (): Html =>
  page({
    title: 'This link is no longer valid',
    content: html`<div class="wrap door">
      <h1>This link is no longer valid</h1>
      <p>It works once, and for two days. Ask whoever invited you for a new one.</p>
      <p>Have you chosen a password already? <a class="alone" href="/desk/sign-in">Sign in</a></p>
    </div>`,
  });

/** Loads the same address again by itself. */
export const reloadingPage = (url: string): Html => {
  const { pathname, search } = new URL(url);
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta http-equiv="refresh" content="0" />
        <title>Front desk</title>
      </head>
      <body>
        <p><a href="${pathname}${search}">Go on to the front desk</a></p>
      </body>
    </html>`;
};
