import { ROLES, type Role } from '../queries/roles.ts';
import type { AuditEntry } from '../queries/audit-log.ts';
import type { Passkey } from '../queries/second-factor.ts';
import { INVITED_FOR_HOURS, type Member, type Person } from '../queries/people.ts';
import { formatTime } from '../labels/times.ts';
import { currentPassword, fieldsWith, confirmPasswordField, select, type Errors } from './partials/fields.ts';
import { auditLogList } from './partials/request-rows.ts';
import { html, lineLink, type Html } from './partials/html.ts';
import { formPage, pagination } from './partials/layout.ts';
import { reauthenticateAt } from './second-factor.ts';

export const PEOPLE = '/desk/people';

export const recordPage = (
  auditLog: AuditEntry[],
  { current, pages, now }: { current: number; pages: number; now: Date },
) => ({
  title: 'Record',
  part: '/desk/record',
  content: html`<div class="wrap narrow">
    <h1>Record</h1>
    <p class="note">Who did what and looked at what. It contains no patient data.</p>
    ${auditLogList(auditLog, now, { hasLinks: true })}
    ${pagination(current, pages, (page) => (page > 1 ? `/desk/record?page=${page}` : '/desk/record'))}
  </div>`,
});

export interface PeoplePage {
  members: Member[];
  person: Person;
  now: Date;
  name?: string;
  role?: Role;
  errors?: Errors;
}

const roleName = (role: Role) => role[0]?.toUpperCase() + role.slice(1);

export const asRole = (role: Role) => (role === 'front desk' ? role : `a ${role}`);

const memberStatus = ({ hasJoined, invitedUntil }: Member, now: Date): string => {
  const link = invitedUntil && invitedUntil > now ? `has a link until ${formatTime(invitedUntil, now)}` : '';
  if (hasJoined) return link ? `Joined, ${link}` : 'Joined';
  return link ? `Not joined yet, ${link}` : 'Not joined; the link is over';
};

const ROLE_HINT =
  'The front desk sees, calls, notes and closes. A manager can also erase, hand out, download, and say who works here.';
const WRITERS_HINT =
  'A writer works on the pages, and sees nothing of patients. A doctor also signs them: write the name as in Team. A publisher also brings pages to the public site, as a manager can, and signs when Team has the name.';

/** Writers need the editor. */
const rolesFor = ({ hasEditor }: Person) => (hasEditor ? ROLES : ROLES.slice(0, 2));

/** `links` are pairs of address and text. */
const entry = (name: string, text: string, links: string[][] = []): Html =>
  html`<li class="person">
    <div>
      <p class="person__name">${name}</p>
      <p class="note">${text}</p>
    </div>
    ${
      links.length > 0 &&
      html`<p class="ways">
        ${links.map(([address = '', label]) =>
          lineLink(address, html`${label}<span class="visually-hidden">: ${name}</span>`),
        )}
      </p>`
    }
  </li>`;

function memberEntry(member: Member, { person, now }: PeoplePage): Html {
  const { id, name, role, secondFactor } = member;
  const text = `${roleName(role)}. ${memberStatus(member, now)}${secondFactor ? '. Two-step sign-in' : ''}`;
  if (id === person.id) return entry(`${name} (you)`, text);
  const address = `${PEOPLE}/${id}`;
  return entry(name, text, [
    ...rolesFor(person)
      .filter((other) => other !== role)
      .map((other) => [`${address}/${other.replace(' ', '-')}`, `Make ${asRole(other)}`]),
    ...(secondFactor ? [[`${address}/second-factor`, 'Turn off two-step sign-in']] : []),
    [`${address}/remove`, 'Remove'],
  ]);
}

export const peoplePage = (parts: PeoplePage) => {
  const { members, person, name = '', role, errors = {} } = parts;
  const hint = person.hasEditor ? `${ROLE_HINT} ${WRITERS_HINT}` : ROLE_HINT;
  const choices = rolesFor(person).map((value) => ({ value, label: roleName(value) }));
  const inner = html`<ul class="people">
      ${members.map((member) => memberEntry(member, parts))}
    </ul>
    <h2>Invite a person</h2>
    <p>
      Also for a person who has forgotten the password: write the same name. The old password works until
      there is a new one, and the role stays.
    </p>
    ${afterReauthentication(
      person,
      PEOPLE,
      html`<form method="post" action="/desk/people">
        ${fieldsWith(errors, { name })('name', 'Name', { autocomplete: 'off' })}
        ${select({ name: 'role', label: 'Role', hint, value: role }, choices)} ${confirmPasswordField(errors)}
        <button class="button">Make a link</button>
      </form>`,
    )}`;
  return { part: PEOPLE, ...formPage('People', inner, { errors }) };
};

export const invitedPage = (name: string, link: string) => {
  const inner = html`<p>
      Hand it over yourself, such as in a message to ${name} alone. It works once, for ${INVITED_FOR_HOURS}
      hours, and is not shown again.
    </p>
    <p><code class="link-to-give">${link}</code></p>
    <p><a class="alone" href="${PEOPLE}">Done</a></p>`;
  return { part: PEOPLE, ...formPage(`A link for ${name}`, inner) };
};

/** Shows a form that changes an account, or first a link to the second factor. */
const afterReauthentication = ({ mustReauthenticate }: Person, address: string, form: Html): Html =>
  mustReauthenticate
    ? html`<p class="actions">${linkButton(reauthenticateAt(address), 'Go on with your code or passkey')}</p>`
    : form;

/** Asks for the password before a change of an account. */
export interface Change {
  title: string;
  text: string;
  button: string;
}

export const changePage = (part: string, { title, text, button }: Change, errors: Errors = {}) => {
  const inner = html`<p>${text}</p>
    <form method="post">
      ${confirmPasswordField(errors)}
      <p class="actions">
        <button class="button button--danger">${button}</button>
        <a class="button button--quiet" href="${part}">Cancel</a>
      </p>
    </form>`;
  return { part, ...formPage(title, inner, { errors }) };
};

export interface AccountPage {
  person: Person;
  email: string | undefined;
  available: { codes: boolean; passkeys: boolean };
  passkeys: Passkey[];
  now: Date;
  sessions: number;
  errors?: Errors;
}

export const accountPage = (parts: AccountPage) => {
  const { person, email = '', available, sessions, errors = {} } = parts;
  const inner = html`<p>
      You are signed in on ${sessions === 1 ? 'this device only' : `${sessions} devices`}.
    </p>
    <form method="post" action="/desk/sign-out-everywhere">
      <button class="button button--quiet">Sign out on all devices</button>
    </form>
    ${(available.codes || available.passkeys) && secondFactor(parts)}
    <h2>Your e-mail address and password</h2>
    ${afterReauthentication(
      person,
      '/desk/account',
      html`<form method="post" action="/desk/account">
        ${fieldsWith(errors, { email })('email', 'E-mail address', {
          hint: 'A mail tells you of wrong codes, and when your browser, password or two-step sign-in changes.',
          type: 'email',
          autocomplete: 'email',
        })}
        ${fieldsWith(errors)('next', 'New password', {
          hint: 'At least 12 characters. You are signed out on your other devices. Leave it empty to keep the old one.',
          type: 'password',
          autocomplete: 'new-password',
        })}
        <p><a class="alone" href="#next" data-show="next" hidden>Show the new password</a></p>
        ${fieldsWith(errors)('password', 'Password until now', currentPassword)}
        <button class="button">Save</button>
      </form>`,
    )}`;
  return { part: '/desk/account', ...formPage(person.name, inner, { errors }) };
};

const factorText = ({ secondFactor, codes }: Person): string => {
  if (!secondFactor) return 'A stolen password is enough to sign in as you. Let signing in ask for more.';
  return codes
    ? 'Signing in asks for a code from your phone. For a new phone, or new recovery codes, set it up again.'
    : 'Signing in asks for one of your passkeys.';
};

const secondFactor = ({ person, available, passkeys, now }: AccountPage): Html =>
  html`<h2>Two-step sign-in</h2>
    <p>${factorText(person)}</p>
    <ul class="people">
      ${passkeys.map(({ id, name, usedAt }) => {
        const text = `Passkey, ${usedAt ? `last used ${formatTime(usedAt, now)}` : 'not used yet'}`;
        return entry(name, text, [[`/desk/second-factor/passkey/${id}/remove`, 'Remove']]);
      })}
    </ul>
    <p class="actions">
      ${available.passkeys && linkButton('/desk/second-factor/passkey', 'Add a passkey')}
      ${available.codes && linkButton('/desk/second-factor', `Set up codes${person.codes ? ' again' : ''}`)}
    </p>`;

const linkButton = (address: string, text: string): Html =>
  html`<a class="button button--quiet" href="${address}">${text}</a>`;
