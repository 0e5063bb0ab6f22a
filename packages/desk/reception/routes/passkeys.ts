import { Hono } from 'hono';
import { confirmPassword } from '../auth/attempt.ts';
import { lacksSecondFactor, startSession } from '../auth/start-session.ts';
import { creationOptions, verifyNewPasskey } from '../auth/passkeys.ts';
import { hashOf } from '../auth/tokens.ts';
import { newRecoveryCodes } from '../auth/totp.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import type { Errors } from '../html/partials/fields.ts';
import { newPasskeyPage, recoveryPage } from '../html/second-factor.ts';
import { changePage } from '../html/staff.ts';
import * as query from '../queries/second-factor.ts';
import { cleanPersonName, isPersonName } from '../queries/people.ts';
import { respond, redirectWith, readForm } from '../html/respond.ts';

const ADDRESS = '/second-factor/passkey';
const part = '/desk/account';

/** A person's passkeys. The middleware of the second-factor routes has found the session. */
export function passkeyRoutes(dependencies: ReceptionDependencies): Hono<Env> {
  const { database, siteUrl, secondFactor } = dependencies;
  const routes = new Hono<Env>();
  if (!siteUrl) return routes;

  const show = (c: DeskContext, name = '', errors: Errors = {}, options?: string) =>
    respond(c, newPasskeyPage(name, { options, asksPassword: !c.var.isPreAuth, errors }));

  routes.get(ADDRESS, (c) => show(c));

  routes.post(ADDRESS, async (c) => {
    const field = await readForm(c);
    const name = cleanPersonName(field('name'));
    return field('passkey') ? add(c, name, field('passkey')) : challenge(c, name, field('password'));
  });

  /** Creates a challenge after the password; `add` accepts only a response to it. */
  async function challenge(c: DeskContext, name: string, password: string) {
    const { person, session, now, isPreAuth } = c.var;
    const errors = {
      name: isPersonName(name) ? undefined : 'Write a name of 2 to 60 letters, such as “My phone”',
      password: isPreAuth ? undefined : await confirmPassword(dependencies, c, password),
    };
    if (errors.name || errors.password) return show(c, name, errors);
    const passkeys = await query.passkeysOf(database, person.id);
    const options = await creationOptions(siteUrl!, person, passkeys);
    await database.write([query.storeChallenge(session, options.challenge, now)]);
    return show(c, name, {}, JSON.stringify(options));
  }

  async function add(c: DeskContext, name: string, response: string) {
    const { person, session, now } = c.var;
    const expected = await query.takeChallenge(database, session, now);
    const passkey = expected && (await verifyNewPasskey(siteUrl!, response, expected));
    if (!passkey || !isPersonName(name) || (await query.isRegistered(database, passkey.id)))
      return show(c, name, { name: 'This passkey was not accepted, or it took too long. Begin again.' });
    const codes = person.secondFactor ? [] : newRecoveryCodes();
    const statements = [
      ...query.addPasskey(c.var, name, passkey),
      ...(codes.length > 0 ? query.storeRecoveryCodes(person.id, codes.map(hashOf)) : []),
    ];
    await startSession(dependencies, c, person, statements);
    if (codes.length === 0) return redirectWith(c, `The passkey “${name}” is added.`, part);
    return respond(c, recoveryPage(person, codes));
  }

  routes.on(['GET', 'POST'], `${ADDRESS}/:id/remove`, async (c) => {
    const { person, isPreAuth } = c.var;
    const all = await query.passkeysOf(database, person.id);
    const passkey = all.find(({ id }) => id === c.req.param('id'));
    if (!passkey || isPreAuth) return c.notFound();
    const { name } = passkey;
    const confirm = (error?: string) => {
      const title = `Remove the passkey “${name}”?`;
      const text = 'It signs in no more. Delete it on the device as well.';
      return respond(c, changePage(part, { title, text, button: 'Remove' }, { password: error }));
    };
    if (c.req.method === 'GET') return confirm();
    const remaining = { ...person, secondFactor: person.codes || all.length > 1 };
    if (lacksSecondFactor(secondFactor, remaining))
      return confirm('The practice asks for two-step sign-in. Set up codes or another passkey first.');
    const error = await confirmPassword(dependencies, c, (await readForm(c))('password'));
    if (error) return confirm(error);
    await startSession(dependencies, c, person, query.removePasskey(c.var, passkey));
    return redirectWith(c, `The passkey “${name}” is removed.`, part);
  });

  return routes;
}
