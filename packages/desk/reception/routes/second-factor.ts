import { Hono } from 'hono';
import { createReporter } from '../../lib/logger.ts';
import { sql } from '../../store/database.ts';
import { countAttempt, wrongPassword } from '../auth/attempt.ts';
import { destination, letIn, mustProve, proveAt, welcome } from '../auth/let-in.ts';
import { hashOf, sessionCookie } from '../auth/tokens.ts';
import { requestOptions, signedBy } from '../auth/passkeys.ts';
import * as totp from '../auth/totp.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import type { Errors } from '../html/partials/fields.ts';
import { codePage, recoveryPage, setUpPage } from '../html/second-factor.ts';
import { doneBy } from '../queries/audit-log.ts';
import { alert } from '../queries/alerts.ts';
import * as query from '../queries/second-factor.ts';
import { endSession, sessionOf } from '../queries/sessions.ts';
import { forgetAttempts, TRY_AGAIN_MINUTES } from '../queries/sign-in-attempts.ts';
import { answer, fieldsOf } from './answer.ts';

const WITHOUT_KEY =
  'A second factor cannot be checked: SECOND_FACTOR_KEY is missing, or not the one with which it was set up.';

const WRONG = {
  passkey: 'This passkey was not accepted, or it took too long. Try again, or use a code',
  recovery: 'This code is wrong or used up',
  code: 'This code is wrong, or was used. Wait for the next',
};

/**
 * The second step of signing in, and setting up what it asks for. What somebody may do here follows from the session and
 * from what is kept of the person, never from the form.
 */
export function secondFactorRoutes(dependencies: ReceptionDependencies): Hono<Env> {
  const { database, cameByHttps, refused, siteUrl, log } = dependencies;
  const { key } = dependencies.secondFactor;
  const reporter = createReporter(log);
  const routes = new Hono<Env>();

  routes.use('/second-factor/*', async (c, next) => {
    const token = sessionCookie.in(c, cameByHttps(c));
    const session = token ? hashOf(token) : '';
    const now = new Date();
    const whole = await sessionOf(database, session, now);
    const found = whole ?? (await sessionOf(database, session, now, 'half'));
    if (!found) return c.redirect(`/desk/sign-in${c.req.method === 'GET' ? '' : '?lost=yes'}`, 303);
    c.set('person', { ...found, mustProve: mustProve(found, c, now) });
    c.set('session', session);
    c.set('now', now);
    c.set('isHalf', !whole);
    const isElsewhere = c.req.path.replace(/\/$/, '') !== '/desk/second-factor';
    if (!isAsked(c) || !isElsewhere) return next();
    return c.redirect(whole ? proveAt(c.req.path) : '/desk/second-factor', 303);
  });

  const isAsked = ({ var: { isHalf, person } }: DeskContext) =>
    person.secondFactor && (isHalf || person.mustProve);

  routes.get('/second-factor', (c) => {
    const { to = c.var.isHalf ? '' : c.req.path } = c.req.query();
    if (isAsked(c)) return showCode(c, to);
    return c.var.isHalf || to === c.req.path
      ? showSetUp(c, totp.newSecret())
      : c.redirect(destination(to), 303);
  });

  routes.post('/second-factor', async (c) => {
    const field = await fieldsOf(c);
    if (!isAsked(c)) return finishSetUp(c, field);
    // The form of a new phone, which was open for too long: its code is not one of the present factor.
    return field('sealed') && !c.var.isHalf ? showCode(c, c.req.path) : checkCode(c, field);
  });

  async function showCode(c: DeskContext, to: string, errors?: Errors, status: 200 | 401 | 422 | 429 = 200) {
    const { person, session, now } = c.var;
    const passkeys = await query.passkeysOf(database, person.id);
    const options = siteUrl && passkeys.length > 0 ? await requestOptions(siteUrl, passkeys) : undefined;
    if (options) await database.write([query.keepChallenge(session, options.challenge, now)]);
    const asked = { to, isAgain: !c.var.isHalf, options: options && JSON.stringify(options), errors };
    return c.html(codePage(person, asked), status);
  }

  async function checkCode(c: DeskContext, field: (name: string) => string) {
    const { person, session, now } = c.var;
    const to = field('to');
    const name = (['passkey', 'recovery', 'code'] as const).find(field);
    if (!name) return showCode(c, to, { [person.codes ? 'code' : 'recovery']: 'Write the code' }, 422);
    const refuse = (status: 401 | 429, words: string) => showCode(c, to, { [name]: words }, status);

    // Counted apart from the password: a right one does not begin the count of the codes anew.
    const attempt = await countAttempt(dependencies, c, person.name, person, name);
    if (!attempt) {
      refused(429, c.req.path);
      c.header('Retry-After', String(TRY_AGAIN_MINUTES * 60));
      const words = `Too many tries. Wait ${TRY_AGAIN_MINUTES} minutes, after 20 wrong codes a day, or use a recovery code.`;
      return refuse(429, words);
    }
    if (!(await isRight[name](c.var, field(name)))) {
      const wrong = alert(sql`id = ${person.id}`, 'wrong code', now);
      await database.write([doneBy(c.var, 'second factor refused'), wrong]);
      return refuse(401, WRONG[name]);
    }
    return welcome(dependencies, c, person, to, [forgetAttempts(attempt), endSession(session)]);
  }

  const isRight = {
    passkey: isSigned,
    recovery: ({ person, now }: Env['Variables'], code: string) =>
      query.takeRecoveryCode(database, person.id, hashOf(totp.cleanRecoveryCode(code)), now),
    code: isFreshCode,
  };

  async function isSigned({ person, session, now }: Env['Variables'], answered: string): Promise<boolean> {
    const challenge = await query.takeChallenge(database, session, now);
    if (!siteUrl || !challenge) return false;
    const found = await signedBy(siteUrl, await query.passkeysOf(database, person.id), answered, challenge);
    if (!found) return false;
    const { id, name } = found.passkey;
    if (await query.countPasskey(database, id, found.counter, now)) return true;
    await database.write([doneBy({ person, now }, 'passkey copied', { detail: name })]);
    return false;
  }

  async function isFreshCode({ person, now }: Env['Variables'], code: string): Promise<boolean> {
    const { id, codes } = person;
    if (!codes) return false;
    const sealed = await query.sealedSecretOf(database, id);
    const secret = sealed && key && totp.unseal(sealed, key, id);
    if (!secret) reporter.trouble(WITHOUT_KEY);
    const step = secret && totp.stepOf(code, secret, now);
    return Boolean(step) && query.takeStep(database, id, Number(step), totp.stepAt(now) + 1);
  }

  function showSetUp(c: DeskContext, secret: string, errors?: Errors) {
    const { person, isHalf } = c.var;
    if (!key) return c.notFound();
    const sealed = totp.seal(secret, key, person.id);
    const address = totp.appAddress(secret, person.name);
    const ways = { asksPassword: !isHalf, canUsePasskey: siteUrl !== undefined };
    return answer(c, setUpPage({ secret, sealed, address, ...ways, errors }));
  }

  async function finishSetUp(c: DeskContext, field: (name: string) => string) {
    const { person, isHalf, now } = c.var;
    const sealed = field('sealed').slice(0, 300);
    const secret = key && totp.unseal(sealed, key, person.id);
    if (!secret) return showSetUp(c, totp.newSecret(), { code: 'Begin again with this key' });
    const step = totp.stepOf(field('code'), secret, now);
    const errors = {
      code: step ? undefined : 'This is not the code of this key. Is the clock of the phone right?',
      password: isHalf ? undefined : await wrongPassword(dependencies, c, field('password')),
    };
    if (!step || errors.password) return showSetUp(c, secret, errors);
    const codes = totp.newRecoveryCodes();
    const by = { person: person.id, now };
    await letIn(dependencies, c, person, query.setUp(by, sealed, step, codes.map(hashOf)));
    return answer(c, recoveryPage(person, codes));
  }

  return routes;
}
