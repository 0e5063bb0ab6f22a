import { ROLES, type Role } from '../auth/roles.ts';
import type { AuditEntry } from '../queries/audit-log.ts';
import type { Passkey } from '../queries/second-factor.ts';
import { INVITED_FOR_HOURS, type Member, type Person } from '../queries/people.ts';
import { timeWords } from '../labels/times.ts';
import { errorSummary, fieldsWith, ownPassword, select, type Errors } from './partials/fields.ts';
import { auditLogList } from './partials/request-rows.ts';
import { html, nothing, type Html } from './partials/html.ts';
import { pagination } from './partials/pagination.ts';

export const recordPage = (
  auditLog: AuditEntry[],
  { current, pages, now }: { current: number; pages: number; now: Date },
): Html =>
  html`<div class="wrap narrow">
    <h1>Record</h1>
    <p class="note">Who did what and looked at what. Nothing of a patient stands here.</p>
    ${auditLogList({ entries: auditLog, now, named: true })}
    ${pagination(current, pages, (page) => (page > 1 ? `/desk/record?page=${page}` : '/desk/record'))}
  </div>`;

export interface PeoplePage {
  members: Member[];
  person: Person;
  now: Date;
  /** As they were written into the form. */
  name?: string;
  role?: Role;
  errors?: Errors;
}

const roleName: Record<Role, string> = { 'front desk': 'Front desk', manager: 'Manager' };

const stands = ({ hasJoined, invitedUntil }: Member, now: Date): string => {
  const link = invitedUntil && invitedUntil > now ? `has a link until ${timeWords(invitedUntil, now)}` : '';
  if (hasJoined) return link ? `Joined, ${link}` : 'Joined';
  return link ? `Not joined yet, ${link}` : 'Not joined; the link is over';
};

const ROLE_HINT =
  'The front desk sees, calls, notes and closes. A manager can also erase, hand out, download, and say who works here.';
const ROLE_CHOICES = ROLES.map((value) => ({ value, label: roleName[value] }));

const waysWith = ({ id, name, role, secondFactor }: Member): Html =>
  html`<p class="person__ways">
    ${[
      role === 'manager' ? ['front-desk', 'Make front desk'] : ['manager', 'Make a manager'],
      ...(secondFactor ? [['second-factor', 'Turn off the second factor']] : []),
      ['remove', 'Remove'],
    ].map(
      ([change, words]) =>
        html`<a class="alone" href="/desk/people/${id}/${change}"
          >${words}<span class="visually-hidden">: ${name}</span></a
        >`,
    )}
  </p>`;

export const peoplePage = ({ members, person, now, name = '', role, errors = {} }: PeoplePage): Html =>
  html`<div class="wrap door">
    ${errorSummary(errors)}
    <h1>People</h1>
    <ul class="people">
      ${members.map(
        (member) =>
          html`<li class="person">
            <div>
              <p class="person__name">${member.name}${member.id === person.id ? ' (you)' : nothing}</p>
              <p class="note">
                ${roleName[member.role]}.
                ${stands(member, now)}${member.secondFactor ? '. Second factor' : nothing}
              </p>
            </div>
            ${member.id === person.id ? nothing : waysWith(member)}
          </li>`,
      )}
    </ul>
    <h2>Invite somebody</h2>
    <p>
      Also for somebody who has forgotten the password: write the same name. The old password works until
      there is a new one, and the role stays.
    </p>
    <form method="post" action="/desk/people">
      ${fieldsWith(errors, { name })('name', 'Name', { autocomplete: 'off' })}
      ${select({ name: 'role', label: 'Role', hint: ROLE_HINT, value: role }, ROLE_CHOICES)}
      ${ownPassword(errors)}
      <button class="button">Make a link</button>
    </form>
  </div>`;

export const invitedPage = (name: string, link: string): Html =>
  html`<div class="wrap door">
    <h1>A link for ${name}</h1>
    <p>
      Hand it over yourself, such as in a message to ${name} alone. It works once, for ${INVITED_FOR_HOURS}
      hours, and is not shown again.
    </p>
    <p><code class="link-to-give">${link}</code></p>
    <p><a class="alone" href="/desk/people">Done</a></p>
  </div>`;

/** What can be changed about somebody, or by oneself. */
export interface Change {
  question: string;
  words: string;
  button: string;
  /** Where to go instead. */
  cancel?: string;
}

/** Asks whether it is meant, and for the password once more. */
export const changePage = (
  { question, words, button, cancel = '/desk/people' }: Change,
  errors: Errors = {},
): Html =>
  html`<div class="wrap door">
    ${errorSummary(errors)}
    <h1>${question}</h1>
    <p>${words}</p>
    <form method="post">
      ${ownPassword(errors)}
      <p class="actions">
        <button class="button button--danger">${button}</button>
        <a class="button button--quiet" href="${cancel}">Cancel</a>
      </p>
    </form>
  </div>`;

export interface AccountPage {
  person: Person;
  /** Which second factors can be set up. */
  can: { codes: boolean; passkeys: boolean };
  passkeys: Passkey[];
  now: Date;
  sessions: number;
  errors?: Errors;
}

export const accountPage = (parts: AccountPage): Html => {
  const { person, can, sessions, errors = {} } = parts;
  return html`<div class="wrap door">
    ${errorSummary(errors)}
    <h1>${person.name}</h1>
    <p>You are signed in on ${sessions === 1 ? 'this device only' : `${sessions} devices`}.</p>
    <form method="post" action="/desk/sign-out-everywhere">
      <button class="button button--quiet">Sign out on all devices</button>
    </form>
    ${can.codes || can.passkeys ? secondFactor(parts) : nothing}
    <h2>Change your password</h2>
    <form method="post" action="/desk/account">
      ${fieldsWith(errors)('password', 'Password until now', {
        type: 'password',
        autocomplete: 'current-password',
      })}
      ${fieldsWith(errors)('next', 'New password', {
        hint: 'At least 12 characters. You are signed out on your other devices.',
        type: 'password',
        autocomplete: 'new-password',
      })}
      <p><a class="alone" href="#next" data-show="next" hidden>Show the new password</a></p>
      <button class="button">Change the password</button>
    </form>
  </div>`;
};

const wordsOn = ({ secondFactor, codes }: Person): string => {
  if (!secondFactor) return 'A stolen password is enough to sign in as you. Let signing in ask for more.';
  return codes
    ? 'Signing in asks for a code from your phone. For a new phone, or new recovery codes, set it up again.'
    : 'Signing in asks for one of your passkeys.';
};

const secondFactor = ({ person, can, passkeys, now }: AccountPage): Html =>
  html`<h2>Second factor</h2>
    <p>${wordsOn(person)}</p>
    <ul class="people">
      ${passkeys.map(
        ({ id, name, usedAt }) =>
          html`<li class="person">
            <div>
              <p class="person__name">${name}</p>
              <p class="note">Passkey, ${usedAt ? `last used ${timeWords(usedAt, now)}` : 'not used yet'}</p>
            </div>
            <p class="person__ways">
              <a class="alone" href="/desk/second-factor/passkey/${id}/remove"
                >Remove<span class="visually-hidden">: ${name}</span></a
              >
            </p>
          </li>`,
      )}
    </ul>
    <p class="actions">
      ${can.passkeys ? wayTo('/desk/second-factor/passkey', 'Add a passkey') : nothing}
      ${can.codes ? wayTo('/desk/second-factor', `Set up codes${person.codes ? ' again' : ''}`) : nothing}
    </p>`;

const wayTo = (address: string, words: string): Html =>
  html`<a class="button button--quiet" href="${address}">${words}</a>`;
