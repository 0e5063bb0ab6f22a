import { currentPassword, fieldsWith, type Errors } from './partials/fields.ts';
import { flashMessage, type Flash } from './partials/flash.ts';
import { html, type Html } from './partials/html.ts';
import { door, page } from './partials/layout.ts';

type SignIn = { name?: string; to?: string; errors?: Errors; flash?: Flash };

export const signInPage = ({ name = '', to = '', errors = {}, flash }: SignIn): Html => {
  const field = fieldsWith(errors, { name });
  const inner = html`<form class="form" method="post" action="/desk/sign-in">
      <input type="hidden" name="to" value="${to}" />
      ${field('name', 'Your name', {
        hint: 'As it was written when you were invited.',
        autocomplete: 'username',
      })}
      ${field('password', 'Password', currentPassword)}
      <button class="button">Sign in</button>
    </form>
    <p class="note">
      Forgotten the password? Whoever invited you can give you a new link. On a computer that others use too,
      sign out when you leave it.
    </p>`;
  return page(door('Sign in', inner, { errors, above: flashMessage(flash) }));
};

/** Without a script, a link shows what is typed (`shown`); the script does it without leaving the page. */
export const joinPage = (name: string, shown: boolean, errors: Errors = {}): Html => {
  const inner = html`<p>
      Welcome, ${name}. With your name and this password you sign in to the front desk, where the practice
      answers the requests of its patients.
    </p>
    <form class="form" method="post">
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
  return page(door('Choose a password', inner, { errors }));
};
