import { Hono } from 'hono';
import { wrongPassword } from '../auth/attempt.ts';
import { hashOf, newToken } from '../auth/tokens.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import type { Errors } from '../html/partials/fields.ts';
import { invitedPage, peoplePage, removePage } from '../html/staff.ts';
import { cleanPersonName, invite, isPersonName, members, remove, type Member } from '../queries/people.ts';
import { answer, done } from './answer.ts';
import { fieldsOf, wholeNumber } from './form.ts';

const part = '/desk/people';

/** Who works here. Whoever adds or removes somebody says once more who they are. */
export function peopleRoutes(dependencies: ReceptionDependencies): Hono<Env> {
  const { database, siteUrl, cameByHttps } = dependencies;
  const routes = new Hono<Env>();

  async function show(c: DeskContext, { name, errors }: { name?: string; errors?: Errors } = {}) {
    const { person, now } = c.var;
    const content = peoplePage({ members: await members(database), person, now, name, errors });
    return answer(c, { title: 'People', part, errors, content });
  }

  async function memberIn(c: DeskContext): Promise<Member | undefined> {
    const id = wholeNumber(c.req.param('id'));
    return (await members(database)).find((member) => member.id === id && id !== c.var.person.id);
  }

  const showRemoval = (c: DeskContext, member: Member, errors?: Errors) =>
    answer(c, { title: `Remove ${member.name}?`, part, errors, content: removePage(member, errors) });

  routes.get('/people', (c) => show(c));

  routes.post('/people', async (c) => {
    const field = await fieldsOf(c);
    const name = cleanPersonName(field('name'));
    const errors = {
      name: isPersonName(name) ? undefined : 'Write a name of 2 to 60 letters',
      password: await wrongPassword(dependencies, c, field('password')),
    };
    if (errors.name || errors.password) return show(c, { name, errors });
    const token = newToken();
    await database.write(invite({ name, token: hashOf(token), by: c.var.person.id, now: c.var.now }));
    const here = `${cameByHttps(c) ? 'https' : 'http'}://${c.req.header('host')}`;
    const content = invitedPage(name, `${siteUrl ?? here}/desk/join/${token}`);
    return answer(c, { title: `A link for ${name}`, part, content });
  });

  routes.get('/people/:id/remove', async (c) => {
    const member = await memberIn(c);
    return member ? showRemoval(c, member) : c.notFound();
  });

  routes.post('/people/:id/remove', async (c) => {
    const field = await fieldsOf(c);
    const member = await memberIn(c);
    if (!member) return c.notFound();
    const password = await wrongPassword(dependencies, c, field('password'));
    if (password) return showRemoval(c, member, { password });
    await database.write(remove(member.name, c.var.person.id, c.var.now));
    return done(c, `${member.name} is removed.`, part);
  });

  return routes;
}
