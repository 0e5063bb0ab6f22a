import { Hono } from 'hono';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import type { Errors } from '../html/partials/fields.ts';
import { page } from '../html/partials/layout.ts';
import { notFound } from '../html/notices.ts';
import { flashMessage } from '../html/partials/flash.ts';
import { invitedPage, peoplePage, removePage } from '../html/staff.ts';
import { cleanPersonName, invite, isPersonName, members, remove, type Member } from '../queries/people.ts';
import { hashOf, newToken } from '../auth/tokens.ts';
import { wrongPassword } from '../auth/confirm-password.ts';
import { fieldsOf, wholeNumber } from './form.ts';
import { setFlash, takeFlash } from './flash.ts';

const PART = '/desk/people';

/** Who works here. Whoever adds or removes somebody says once more who they are. */
export function peopleRoutes(dependencies: ReceptionDependencies): Hono<Env> {
  const { database, siteUrl, cameByHttps } = dependencies;
  const routes = new Hono<Env>();

  async function show(c: DeskContext, wrong: { name?: string; errors?: Errors } = {}) {
    const { person, now } = c.var;
    const content = peoplePage({ members: await members(database), person, now, ...wrong });
    const hasError = wrong.errors !== undefined;
    return c.html(
      page({ title: 'People', part: PART, person, flash: flashMessage(takeFlash(c)), hasError, content }),
      hasError ? 422 : 200,
    );
  }

  async function memberIn(c: DeskContext): Promise<Member | undefined> {
    const id = wholeNumber(c.req.param('id'));
    return (await members(database)).find((member) => member.id === id && id !== c.var.person.id);
  }

  routes.get('/people', (c) => show(c));

  routes.post('/people', async (c) => {
    const field = await fieldsOf(c);
    const { person, now } = c.var;
    const name = cleanPersonName(field('name'));
    const errors = {
      name: isPersonName(name) ? undefined : 'Write a name of 2 to 60 letters',
      password: await wrongPassword(dependencies, c, field('password')),
    };
    if (errors.name || errors.password) return show(c, { name, errors });
    const token = newToken();
    await database.write(invite({ name, token: hashOf(token), by: person.id, now }));
    const here = `${cameByHttps(c) ? 'https' : 'http'}://${c.req.header('host')}`;
    const link = `${siteUrl ?? here}/desk/join/${token}`;
    const content = invitedPage(name, link);
    return c.html(page({ title: `A link for ${name}`, part: PART, person, content }));
  });

  routes.get('/people/:id/remove', async (c) => {
    const member = await memberIn(c);
    const { person } = c.var;
    if (!member) return c.html(notFound(person), 404);
    return c.html(page({ title: `Remove ${member.name}?`, part: PART, person, content: removePage(member) }));
  });

  routes.post('/people/:id/remove', async (c) => {
    const field = await fieldsOf(c);
    const member = await memberIn(c);
    const { person, now } = c.var;
    if (!member) return c.html(notFound(person), 404);
    const password = await wrongPassword(dependencies, c, field('password'));
    if (password) {
      const content = removePage(member, { password });
      return c.html(
        page({ title: `Remove ${member.name}?`, part: PART, person, hasError: true, content }),
        422,
      );
    }
    await database.write(remove(member.name, person.id, now));
    setFlash(c, { kind: 'words', words: `${member.name} is removed.` });
    return c.redirect(PART, 303);
  });

  return routes;
}
