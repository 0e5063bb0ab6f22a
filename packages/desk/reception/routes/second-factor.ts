import { Hono } from 'hono';
import { createReporter } from '../../lib/logger.ts';
import { sql } from '../../store/database.ts';
import { countAttempt, confirmPassword } from '../auth/attempt.ts';
import { safeDestination, startSession, mustReauthenticate, finishSignIn } from '../auth/start-session.ts';
import { hashOf, sessionCookie } from '../auth/tokens.ts';
import { requestOptions, verifySignature } from '../auth/passkeys.ts';
import * as totp from '../auth/totp.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import type { Errors } from '../html/partials/fields.ts';
import { codePage, reauthenticateAt, recoveryPage, setUpPage } from '../html/second-factor.ts';
import { record } from '../queries/audit-log.ts';
import { alert } from '../queries/alerts.ts';
import * as query from '../queries/second-factor.ts';
import { deleteSession, findSession } from '../queries/sessions.ts';
import { clearAttempts, RETRY_MINUTES } from '../queries/sign-in-attempts.ts';
import { respond, readForm } from '../html/respond.ts';

const WRONG_KEY =
  'A one-time code cannot be verified: SECOND_FACTOR_KEY is missing, or differs from the key it was set up with.';

const WRONG = {
  passkey: 'This passkey was not accepted, or it took too long. Try again, or use a code',
  recovery: 'This code is wrong or used up',
  code: 'This code is wrong, or was used. Wait for the next',
};

/** The second step of a sign-in, and its set-up. The session and the stored person decide what is allowed, never the form. */
export function secondFactorRoutes(dependencies: ReceptionDependencies): Hono<Env> {
  const { database, cameByHttps, refused, siteUrl, log } = dependencies;
  const { key } = dependencies.secondFactor;
  const reporter = createReporter(log);
  const routes = new Hono<Env>();

  routes.use('/second-factor/*', async (c, next) => {
    const session = sessionCookie.readHash(c, cameByHttps(c)) ?? '';
    const now = new Date();
    const full = await findSession(database, session, now);
    const found = full ?? (await findSession(database, session, now, 'pre-auth'));
    if (!found) return c.redirect(`/desk/sign-in${c.req.method === 'GET' ? '' : '?lost=yes'}`, 303);
    c.set('person', { ...found, mustReauthenticate: mustReauthenticate(found, c, now) });
    c.set('session', session);
    c.set('now', now);
    c.set('isPreAuth', !full);
    const isElsewhere = c.req.path.replace(/\/$/, '') !== '/desk/second-factor';
    if (!needsFactor(c) || !isElsewhere) return next();
    return c.redirect(full ? reauthenticateAt(c.req.path) : '/desk/second-factor', 303);
  });

  const needsFactor = ({ var: { isPreAuth, person } }: DeskContext) =>
    person.secondFactor && (isPreAuth || person.mustReauthenticate);

  routes.get('/second-factor', (c) => {
    const { to = c.var.isPreAuth ? '' : c.req.path } = c.req.query();
    if (needsFactor(c)) return showCode(c, to);
    return c.var.isPreAuth || to === c.req.path
      ? showSetUp(c, totp.newSecret())
      : c.redirect(safeDestination(to), 303);
  });

  routes.post('/second-factor', async (c) => {
    const field = await readForm(c);
    if (!needsFactor(c)) return finishSetUp(c, field);
    // A set-up form that was open for too long: its code does not belong to the present factor.
    return field('sealed') && !c.var.isPreAuth ? showCode(c, c.req.path) : checkCode(c, field);
  });

  async function showCode(c: DeskContext, to: string, errors?: Errors, status: 200 | 401 | 422 | 429 = 200) {
    const { person, session, now } = c.var;
    const passkeys = await query.passkeysOf(database, person.id);
    const options = siteUrl && passkeys.length > 0 ? await requestOptions(siteUrl, passkeys) : undefined;
    if (options) await database.write([query.storeChallenge(session, options.challenge, now)]);
    const form = { to, isSignedIn: !c.var.isPreAuth, options: options && JSON.stringify(options), errors };
    return c.html(codePage(person, form), status);
  }

  async function checkCode(c: DeskContext, field: (name: string) => string) {
    const { person, session, now } = c.var;
    const to = field('to');
    const factor = (['passkey', 'recovery', 'code'] as const).find(field);
    if (!factor) return showCode(c, to, { [person.codes ? 'code' : 'recovery']: 'Write the code' }, 422);
    const refuse = (status: 401 | 429, error: string) => showCode(c, to, { [factor]: error }, status);

    // Limited separately: a correct password must not reset the limit of the codes.
    const attempt = await countAttempt(dependencies, c, person.name, person, factor);
    if (!attempt) {
      refused(429, c.req.path);
      c.header('Retry-After', String(RETRY_MINUTES * 60));
      return refuse(
        429,
        `Too many tries. Wait ${RETRY_MINUTES} minutes, after 20 wrong codes a day, or use a recovery code.`,
      );
    }
    if (!(await isValid[factor](c.var, field(factor)))) {
      const wrongCode = alert(sql`id = ${person.id}`, 'wrong code', now);
      await database.write([record(c.var, 'second factor refused'), wrongCode]);
      return refuse(401, WRONG[factor]);
    }
    return finishSignIn(dependencies, c, person, to, [clearAttempts(attempt), deleteSession(session)]);
  }

  const isValid = {
    passkey: isSigned,
    recovery: (by: Env['Variables'], code: string) =>
      query.useRecoveryCode(database, by, hashOf(totp.normalizeRecoveryCode(code))),
    code: isUnusedCode,
  };

  async function isSigned({ person, session, now }: Env['Variables'], response: string): Promise<boolean> {
    const challenge = await query.takeChallenge(database, session, now);
    if (!siteUrl || !challenge) return false;
    const passkeys = await query.passkeysOf(database, person.id);
    const found = await verifySignature(siteUrl, passkeys, response, challenge);
    if (!found) return false;
    const { id, name } = found.passkey;
    if (await query.updateCounter(database, id, found.counter, now)) return true;
    await database.write([record({ person, now }, 'passkey copied', { detail: name })]);
    return false;
  }

  async function isUnusedCode({ person, now }: Env['Variables'], code: string): Promise<boolean> {
    const { id, codes } = person;
    if (!codes) return false;
    const sealed = await query.sealedSecretOf(database, id);
    const secret = sealed && key && totp.unseal(sealed, key, id);
    if (!secret) reporter.failed(WRONG_KEY);
    const step = secret && totp.stepOf(code, secret, now);
    return Boolean(step) && query.useStep(database, id, Number(step), totp.currentStep(now) + 1);
  }

  function showSetUp(c: DeskContext, secret: string, errors?: Errors) {
    const { person, isPreAuth } = c.var;
    if (!key) return c.notFound();
    const sealed = totp.seal(secret, key, person.id);
    const address = totp.otpauthUrl(secret, person.name);
    const form = { asksPassword: !isPreAuth, canUsePasskey: siteUrl !== undefined, errors };
    return respond(c, setUpPage({ secret, sealed, address, ...form }));
  }

  async function finishSetUp(c: DeskContext, field: (name: string) => string) {
    const { person, isPreAuth, now } = c.var;
    const sealed = field('sealed').slice(0, 300);
    const secret = key && totp.unseal(sealed, key, person.id);
    if (!secret) return showSetUp(c, totp.newSecret(), { code: 'Begin again with this key' });
    const step = totp.stepOf(field('code'), secret, now);
    const errors = {
      code: step ? undefined : 'This is not the code of this key. Is the clock of the phone right?',
      password: isPreAuth ? undefined : await confirmPassword(dependencies, c, field('password')),
    };
    if (!step || errors.password) return showSetUp(c, secret, errors);
    const codes = totp.newRecoveryCodes();
    await startSession(dependencies, c, person, query.setUpCodes(c.var, sealed, step, codes.map(hashOf)));
    return respond(c, recoveryPage(person, codes));
  }

  return routes;
}
