import { Hono } from 'hono';
import { wrongPassword } from '../auth/attempt.ts';
import { hashOf, newToken } from '../auth/tokens.ts';
import { ROLES, type Role } from '../auth/roles.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import type { Errors } from '../html/partials/fields.ts';
import { changePage, invitedPage, peoplePage } from '../html/staff.ts';
import {
  changeRole,
  cleanPersonName,
  invite,
  isPersonName,
  members,
  remove,
  type Member,
} from '../queries/people.ts';
import { turnOff } from '../queries/second-factor.ts';
import { answer, done, fieldsOf, wholeNumber } from './answer.ts';

const part = '/desk/people';

/** Who works here. Whoever adds or removes somebody says once more who they are. */
export function peopleRoutes(dependencies: ReceptionDependencies): Hono<Env> {
  const { database, siteUrl, cameByHttps } = dependencies;
  const routes = new Hono<Env>();

  async function show(c: DeskContext, form: { name?: string; role?: Role; errors?: Errors } = {}) {
    const { person, now } = c.var;
    const content = peoplePage({ members: await members(database), person, now, ...form });
    return answer(c, { title: 'People', part, errors: form.errors, content });
  }

  async function memberIn(c: DeskContext): Promise<Member | undefined> {
    const id = wholeNumber(c.req.param('id'));
    return (await members(database)).find((member) => member.id === id && id !== c.var.person.id);
  }

  routes.get('/people', (c) => show(c));

  routes.post('/people', async (c) => {
    const field = await fieldsOf(c);
    const name = cleanPersonName(field('name'));
    const role = ROLES.find((role) => role === field('role')) ?? 'front desk';
    const errors = {
      name: isPersonName(name) ? undefined : 'Write a name of 2 to 60 letters',
      password: await wrongPassword(dependencies, c, field('password')),
    };
    if (errors.name || errors.password) return show(c, { name, role, errors });
    const token = newToken();
    await database.write(invite({ name, role, token: hashOf(token), by: c.var.person.id, now: c.var.now }));
    const here = `${cameByHttps(c) ? 'https' : 'http'}://${c.req.header('host')}`;
    const content = invitedPage(name, `${siteUrl ?? here}/desk/join/${token}`);
    return answer(c, { title: `A link for ${name}`, part, content });
  });

  for (const [name, change] of Object.entries(CHANGES)) {
    const address = `/people/:id/${name}`;
    const ask = (c: DeskContext, member: Member, errors?: Errors) => {
      const words = change.asks(member);
      return answer(c, { title: words.question, part, errors, content: changePage(words, errors) });
    };

    routes.get(address, async (c) => {
      const member = await memberIn(c);
      return member ? ask(c, member) : c.notFound();
    });

    routes.post(address, async (c) => {
      const field = await fieldsOf(c);
      const member = await memberIn(c);
      if (!member) return c.notFound();
      const password = await wrongPassword(dependencies, c, field('password'));
      if (password) return ask(c, member, { password });
      const changed = await database.write(change.does(member.name, c.var.person.id, c.var.now));
      const isRefused = changed[0] !== 1 && member.role === 'manager' && TAKES.includes(name);
      return isRefused ? ask(c, member, { password: LAST_MANAGER }) : done(c, change.says(member), part);
    });
  }

  return routes;
}

/** What would leave the desk without a manager. */
const TAKES = ['remove', 'front-desk'];
const LAST_MANAGER = 'Nobody else could manage the front desk then. Make somebody else a manager first.';

/** What a manager can change about somebody: how it is asked, done and said. */
const CHANGES = {
  remove: {
    asks: ({ name }: Member) => ({
      question: `Remove ${name}?`,
      words: `${name} is signed out on all devices and can no longer sign in. What ${name} has done stays in the record.`,
      button: 'Remove',
    }),
    does: remove,
    says: ({ name }: Member) => `${name} is removed.`,
  },
  'second-factor': {
    asks: ({ name }: Member) => ({
      question: `Turn off the second factor of ${name}?`,
      words: `For somebody who has lost the phone and the recovery codes. ${name} is signed out on all devices, and signs in with the password alone until a second factor is set up again. Make sure that it is ${name} who asks.`,
      button: 'Turn it off',
    }),
    does: turnOff,
    says: ({ name }: Member) => `The second factor of ${name} is turned off.`,
  },
  manager: {
    asks: ({ name }: Member) => ({
      question: `Make ${name} a manager?`,
      words: `${name} can then erase requests for ever, hand out and download what patients sent, and say who works here.`,
      button: 'Make a manager',
    }),
    does: (name: string, by: number, now: Date) => changeRole(name, 'manager', by, now),
    says: ({ name }: Member) => `${name} is a manager now.`,
  },
  'front-desk': {
    asks: ({ name }: Member) => ({
      question: `Make ${name} front desk?`,
      words: `${name} can still see, call, note and close, and no longer erase, hand out, download or say who works here.`,
      button: 'Make front desk',
    }),
    does: (name: string, by: number, now: Date) => changeRole(name, 'front desk', by, now),
    says: ({ name }: Member) => `${name} is front desk now.`,
  },
};
