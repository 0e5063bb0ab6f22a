import { currentPassword, fieldsWith, hidden, type Errors } from './partials/fields.ts';
import { flashMessage, type Flash } from './partials/flash.ts';
import { html, type Html } from './partials/html.ts';
import { formPage, page } from './partials/layout.ts';

type SignIn = { name?: string; to?: string; errors?: Errors; flash?: Flash };

export const signInPage = ({ name = '', to = '', errors = {}, flash }: SignIn): Html => {
  const field = fieldsWith(errors, { name });
  const inner = html`<form method="post" action="/desk/sign-in">
      ${hidden('to', to)}
      ${field('name', 'Your name', {
        hint: 'As it was written when you were invited.',
        autocomplete: 'username',
      })}
      ${field('password', 'Password', currentPassword)}
      <button class="button">Sign in</button>
    </form>
    <p class="note">
      Forgotten the password? The person who invited you can give you a new link. On a computer that others
      use too, sign out when you leave it.
    </p>`;
  return page(formPage('Sign in', inner, { errors, above: flashMessage(flash) }));
};

/** Without JavaScript a link reloads the page with the password shown. */
export const joinPage = (name: string, shown: boolean, errors: Errors = {}): Html => {
  const inner = html`<p>
      Welcome, ${name}. With your name and this password you sign in to the website, for your own work only:
      at the front desk, or on the pages.
    </p>
    <form method="post">
      <input type="hidden" name="name" value="${name}" autocomplete="username" />
      ${fieldsWith(errors)('password', 'Password', {
        type: shown ? 'text' : 'password',
        autocomplete: 'new-password',
        hint: 'At least 12 characters. A few words that you remember are good: long is what makes it safe.',
      })}
      ${
        shown
          ? html`<p><a class="alone" href="?">Hide the password</a></p>`
          : html`<p><a class="alone" href="?shown=yes" data-show="password">Show the password</a></p>`
      }
      <button class="button">Save and sign in</button>
    </form>`;
  return page(formPage('Choose a password', inner, { errors }));
};
