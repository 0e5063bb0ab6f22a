import { Hono } from 'hono';
import { confirmPassword } from '../auth/attempt.ts';
import { reauthenticateAt } from '../html/second-factor.ts';
import { hashOf, newToken } from '../auth/tokens.ts';
import { ROLES, type Role } from '../queries/roles.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import type { Errors } from '../html/partials/fields.ts';
import { asRole, changePage, invitedPage, PEOPLE, peoplePage } from '../html/staff.ts';
import type { By } from '../queries/audit-log.ts';
import * as query from '../queries/people.ts';
import type { Member } from '../queries/people.ts';
import { turnOffSecondFactor } from '../queries/second-factor.ts';
import { respond, redirectWith, readForm, orNotFound, wholeNumber } from '../html/respond.ts';

/** The accounts of the staff. Each change needs the manager's password again. */
export function peopleRoutes(dependencies: ReceptionDependencies): Hono<Env> {
  const { database, siteUrl, cameByHttps } = dependencies;
  const routes = new Hono<Env>();

  async function show(c: DeskContext, form: { name?: string; role?: Role; errors?: Errors } = {}) {
    const { person, now } = c.var;
    return respond(c, peoplePage({ members: await query.members(database), person, now, ...form }));
  }

  async function memberIn(c: DeskContext): Promise<Member> {
    const id = wholeNumber(c.req.param('id'));
    const others = (await query.members(database)).filter((member) => member.id !== c.var.person.id);
    return orNotFound(others.find((member) => member.id === id));
  }

  routes.get('/people', (c) => show(c));

  routes.post('/people', async (c) => {
    const field = await readForm(c);
    const name = query.cleanPersonName(field('name'));
    const role = ROLES.find((role) => role === field('role')) ?? 'front desk';
    const errors = {
      name: query.isPersonName(name) ? undefined : 'Write a name of 2 to 60 letters',
      password: await confirmPassword(dependencies, c, field('password')),
    };
    if (errors.name || errors.password) return show(c, { name, role, errors });
    const token = newToken();
    await database.write(query.invite(c.var, { name, role, token: hashOf(token) }));
    const origin = `${cameByHttps(c) ? 'https' : 'http'}://${c.req.header('host')}`;
    return respond(c, invitedPage(name, `${siteUrl ?? origin}/desk/join/${token}`));
  });

  for (const [name, changeFor] of Object.entries(CHANGES)) {
    const address = `/people/:id/${name}`;
    const confirm = (c: DeskContext, member: Member, errors?: Errors) =>
      c.var.person.mustReauthenticate
        ? c.redirect(reauthenticateAt(c.req.path), 303)
        : respond(c, changePage(PEOPLE, changeFor(member.name), errors));

    routes.get(address, async (c) => confirm(c, await memberIn(c)));

    routes.post(address, async (c) => {
      const field = await readForm(c);
      const member = await memberIn(c);
      const password = await confirmPassword(dependencies, c, field('password'));
      if (password) return confirm(c, member, { password });
      const { statements, done } = changeFor(member.name);
      const changed = await database.write(statements(c.var));
      const isRefused = changed[0] !== 1 && member.role === 'manager' && DEMOTIONS.includes(name);
      return isRefused ? confirm(c, member, { password: LAST_MANAGER }) : redirectWith(c, done, PEOPLE);
    });
  }

  return routes;
}

const DEMOTIONS = ['remove', 'front-desk', 'writer', 'doctor', 'publisher'];
const LAST_MANAGER = 'The front desk needs a manager. Make another person a manager first.';

/** What a manager can change about a person: the question, the statements, and the message afterwards. */
const CHANGES = {
  remove: (name: string) => ({
    title: `Remove ${name}?`,
    text: `${name} is signed out on all devices and can no longer sign in. What ${name} has done stays in the record.`,
    button: 'Remove',
    statements: (by: By) => query.removePerson(by, name),
    done: `${name} is removed.`,
  }),
  'second-factor': (name: string) => ({
    title: `Turn off the two-step sign-in of ${name}?`,
    text: `For a person who has lost the phone and the recovery codes. ${name} is signed out on all devices, and signs in with the password alone until two-step sign-in is set up again. Make sure that it is ${name} who asks.`,
    button: 'Turn it off',
    statements: (by: By) => turnOffSecondFactor(by, name),
    done: `The two-step sign-in of ${name} is turned off.`,
  }),
  'front-desk': changesRole('front desk', 'see, call, note and close'),
  manager: changesRole(
    'manager',
    'erase requests for ever, hand out and download what patients sent, and say who works here',
  ),
  writer: changesRole('writer', 'work on the pages'),
  doctor: changesRole('doctor', 'work on the pages and sign them, under the same name as in Team'),
  publisher: changesRole('publisher', 'work on the pages and bring them to the public site'),
};

function changesRole(role: Role, can: string) {
  const roleText = asRole(role);
  return (name: string) => ({
    title: `Make ${name} ${roleText}?`,
    text: `${name} can then ${can}, and nothing that only other roles may.`,
    button: `Make ${roleText}`,
    statements: (by: By) => query.changeRole(by, name, role),
    done: `${name} is ${roleText} now.`,
  });
}
