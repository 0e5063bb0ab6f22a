import { Hono } from 'hono';
import { wrongPassword } from '../auth/attempt.ts';
import { proveAt } from '../auth/let-in.ts';
import { hashOf, newToken } from '../auth/tokens.ts';
import { ROLES, type Role } from '../auth/roles.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import type { Errors } from '../html/partials/fields.ts';
import { asRole, changePage, invitedPage, PEOPLE, peoplePage } from '../html/staff.ts';
import * as query from '../queries/people.ts';
import type { Member } from '../queries/people.ts';
import { turnOff } from '../queries/second-factor.ts';
import { answer, done, fieldsOf, orNotFound, wholeNumber } from './answer.ts';

/** Who works here. Whoever adds or removes somebody says once more who they are. */
export function peopleRoutes(dependencies: ReceptionDependencies): Hono<Env> {
  const { database, siteUrl, cameByHttps } = dependencies;
  const routes = new Hono<Env>();

  async function show(c: DeskContext, form: { name?: string; role?: Role; errors?: Errors } = {}) {
    const { person, now } = c.var;
    return answer(c, peoplePage({ members: await query.members(database), person, now, ...form }));
  }

  async function memberIn(c: DeskContext): Promise<Member> {
    const id = wholeNumber(c.req.param('id'));
    const others = (await query.members(database)).filter((member) => member.id !== c.var.person.id);
    return orNotFound(others.find((member) => member.id === id));
  }

  routes.get('/people', (c) => show(c));

  routes.post('/people', async (c) => {
    const field = await fieldsOf(c);
    const name = query.cleanPersonName(field('name'));
    const role = ROLES.find((role) => role === field('role')) ?? 'front desk';
    const errors = {
      name: query.isPersonName(name) ? undefined : 'Write a name of 2 to 60 letters',
      password: await wrongPassword(dependencies, c, field('password')),
    };
    if (errors.name || errors.password) return show(c, { name, role, errors });
    const token = newToken();
    const { person, now } = c.var;
    await database.write(query.invite({ name, role, token: hashOf(token), by: person.id, now }));
    const here = `${cameByHttps(c) ? 'https' : 'http'}://${c.req.header('host')}`;
    return answer(c, invitedPage(name, `${siteUrl ?? here}/desk/join/${token}`));
  });

  for (const [name, changeOf] of Object.entries(CHANGES)) {
    const address = `/people/:id/${name}`;
    const ask = (c: DeskContext, member: Member, errors?: Errors) =>
      c.var.person.mustProve
        ? c.redirect(proveAt(c.req.path), 303)
        : answer(c, changePage(PEOPLE, changeOf(member.name), errors));

    routes.get(address, async (c) => ask(c, await memberIn(c)));

    routes.post(address, async (c) => {
      const field = await fieldsOf(c);
      const member = await memberIn(c);
      const password = await wrongPassword(dependencies, c, field('password'));
      if (password) return ask(c, member, { password });
      const { does, said } = changeOf(member.name);
      const changed = await database.write(does(c.var.person.id, c.var.now));
      const isRefused = changed[0] !== 1 && member.role === 'manager' && TAKES.includes(name);
      return isRefused ? ask(c, member, { password: LAST_MANAGER }) : done(c, said, PEOPLE);
    });
  }

  return routes;
}

const TAKES = ['remove', 'front-desk', 'writer', 'publisher'];
const LAST_MANAGER = 'Nobody else could manage the front desk then. Make somebody else a manager first.';

/** What a manager can change about somebody: how it is asked, what is done, and what is said then. */
const CHANGES = {
  remove: (name: string) => ({
    question: `Remove ${name}?`,
    words: `${name} is signed out on all devices and can no longer sign in. What ${name} has done stays in the record.`,
    button: 'Remove',
    does: (by: number, now: Date) => query.remove(name, by, now),
    said: `${name} is removed.`,
  }),
  'second-factor': (name: string) => ({
    question: `Turn off the second factor of ${name}?`,
    words: `For somebody who has lost the phone and the recovery codes. ${name} is signed out on all devices, and signs in with the password alone until a second factor is set up again. Make sure that it is ${name} who asks.`,
    button: 'Turn it off',
    does: (by: number, now: Date) => turnOff(name, by, now),
    said: `The second factor of ${name} is turned off.`,
  }),
  'front-desk': makes('front desk', 'see, call, note and close'),
  manager: makes(
    'manager',
    'erase requests for ever, hand out and download what patients sent, and say who works here',
  ),
  writer: makes('writer', 'work on the pages'),
  publisher: makes('publisher', 'work on the pages and bring them to the public site'),
};

function makes(role: Role, can: string) {
  const words = asRole(role);
  return (name: string) => ({
    question: `Make ${name} ${words}?`,
    words: `${name} can then ${can}, and nothing that only other roles may.`,
    button: `Make ${words}`,
    does: (by: number, now: Date) => query.changeRole(name, role, by, now),
    said: `${name} is ${words} now.`,
  });
}
