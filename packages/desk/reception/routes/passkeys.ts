import { Hono } from 'hono';
import { wrongPassword } from '../auth/attempt.ts';
import { isWithoutSecondFactor, letIn } from '../auth/let-in.ts';
import { creationOptions, newPasskey } from '../auth/passkeys.ts';
import { hashOf } from '../auth/tokens.ts';
import { newRecoveryCodes } from '../auth/totp.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import type { Errors } from '../html/partials/fields.ts';
import { newPasskeyPage, recoveryPage } from '../html/second-factor.ts';
import { changePage } from '../html/staff.ts';
import * as query from '../queries/second-factor.ts';
import { cleanPersonName, isPersonName } from '../queries/people.ts';
import { answer, done, fieldsOf } from './answer.ts';

const ADDRESS = '/second-factor/passkey';
const part = '/desk/account';

/** One's own passkeys; whose session it is, the routes of the second factor have found out before. */
export function passkeyRoutes(dependencies: ReceptionDependencies): Hono<Env> {
  const { database, siteUrl, secondFactor } = dependencies;
  const routes = new Hono<Env>();
  if (!siteUrl) return routes;

  const show = (c: DeskContext, name = '', errors: Errors = {}, options?: string) =>
    answer(c, newPasskeyPage(name, { options, asksPassword: !c.var.isHalf, errors }));

  routes.get(ADDRESS, (c) => show(c));

  routes.post(ADDRESS, async (c) => {
    const field = await fieldsOf(c);
    const name = cleanPersonName(field('name'));
    return field('passkey') ? add(c, name, field('passkey')) : begin(c, name, field('password'));
  });

  /** Only what is asked for here, after the password, can be answered. */
  async function begin(c: DeskContext, name: string, password: string) {
    const { person, session, now, isHalf } = c.var;
    const errors = {
      name: isPersonName(name) ? undefined : 'Write a name of 2 to 60 letters, such as “My phone”',
      password: isHalf ? undefined : await wrongPassword(dependencies, c, password),
    };
    if (errors.name || errors.password) return show(c, name, errors);
    const passkeys = await query.passkeysOf(database, person.id);
    const options = await creationOptions(siteUrl!, person, passkeys);
    await database.write([query.keepChallenge(session, options.challenge, now)]);
    return show(c, name, {}, JSON.stringify(options));
  }

  async function add(c: DeskContext, name: string, answered: string) {
    const { person, session, now } = c.var;
    const challenge = await query.takeChallenge(database, session, now);
    const made = challenge && (await newPasskey(siteUrl!, answered, challenge));
    if (!made || !isPersonName(name) || (await query.isTaken(database, made.id)))
      return show(c, name, { name: 'This passkey was not accepted, or it took too long. Begin again.' });
    const codes = person.secondFactor ? [] : newRecoveryCodes();
    const statements = [
      ...query.addPasskey({ person: person.id, now }, name, made),
      ...(codes.length > 0 ? query.keepRecoveryCodes(person.id, codes.map(hashOf)) : []),
    ];
    await letIn(dependencies, c, person, statements);
    if (codes.length === 0) return done(c, `The passkey “${name}” is added.`, part);
    return answer(c, recoveryPage(person, codes));
  }

  routes.on(['GET', 'POST'], `${ADDRESS}/:id/remove`, async (c) => {
    const { person, now, isHalf } = c.var;
    const all = await query.passkeysOf(database, person.id);
    const passkey = all.find(({ id }) => id === c.req.param('id'));
    if (!passkey || isHalf) return c.notFound();
    const { name } = passkey;
    const ask = (error?: string) => {
      const question = `Remove the passkey “${name}”?`;
      const words = 'It signs in no more. Delete it on the device as well.';
      return answer(c, changePage(part, { question, words, button: 'Remove' }, { password: error }));
    };
    if (c.req.method === 'GET') return ask();
    const left = { ...person, secondFactor: person.codes || all.length > 1 };
    if (isWithoutSecondFactor(secondFactor, left))
      return ask('The practice asks for a second factor. Set up another one first.');
    const wrong = await wrongPassword(dependencies, c, (await fieldsOf(c))('password'));
    if (wrong) return ask(wrong);
    await letIn(dependencies, c, person, query.removePasskey({ person: person.id, now }, passkey));
    return done(c, `The passkey “${name}” is removed.`, part);
  });

  return routes;
}
