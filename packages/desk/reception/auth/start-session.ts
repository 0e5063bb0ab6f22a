import type { Statement } from '../../store/database.ts';
import type { DeskContext, ReceptionDependencies } from '../env.ts';
import type { Person } from '../queries/people.ts';
import { sinceLastSignIn } from '../labels/alerts.ts';
import { newBrowser, takeUnseen } from '../queries/alerts.ts';
import * as query from '../queries/sessions.ts';
import { redirectWith } from '../html/respond.ts';
import { reauthenticateAt } from '../html/second-factor.ts';
import { may } from '../queries/roles.ts';
import { hashOf, newToken, deviceCookie, sessionCookie } from './tokens.ts';

type Parts = Pick<ReceptionDependencies, 'database' | 'cameByHttps' | 'secondFactor'>;

/** True when the practice requires a second factor that this person has not set up. */
export const lacksSecondFactor = ({ required }: ReceptionDependencies['secondFactor'], person: Person) =>
  !person.secondFactor && (required === 'all' || (required === 'managers' && may(person, 'sign')));

/** A page needs a second factor given within 10 minutes; its form may then stay open for 10 more. */
const REAUTHENTICATE_MINUTES = { page: 10, form: 20 };

/** A session starts with the second factor, where there is one, so the age of both is the same. */
export function mustReauthenticate(session: query.Session, c: DeskContext, now: Date): boolean {
  const minutes = REAUTHENTICATE_MINUTES[c.req.method === 'GET' ? 'page' : 'form'];
  return session.secondFactor && now.getTime() - session.createdAt.getTime() > minutes * 60_000;
}

/** Starts a session and remembers the browser. Both tokens are new each time, so a stolen copy becomes worthless. */
export async function startSession(parts: Parts, c: DeskContext, person: Person, earlier: Statement[]) {
  const { database, cameByHttps } = parts;
  const { id } = person;
  const [isHttps, now] = [cameByHttps(c), new Date()];
  const [session, device] = [newToken(), newToken()];
  const earlierDevice = deviceCookie.readHash(c, isHttps) ?? '';
  const isKnown = await query.isKnownDevice(database, earlierDevice, id);
  await database.write([
    ...earlier,
    ...(isKnown ? [] : [newBrowser(id, now, /Mobi|Android|iPad/.test(c.req.header('user-agent') ?? ''))]),
    ...query.startSession(hashOf(session), { person, now }),
    ...query.rememberDevice(hashOf(device), id, now, earlierDevice),
  ]);
  sessionCookie.set(c, isHttps, session);
  deviceCookie.set(c, isHttps, device);
}

/** Starts a session and redirects. After a sign-in, shows the account's alerts since the last one. */
export async function finishSignIn(
  parts: Parts,
  c: DeskContext,
  person: Person,
  to: string,
  earlier: Statement[],
) {
  const unseen = c.var.isPreAuth === false ? [] : await takeUnseen(parts.database, person.id);
  await startSession(parts, c, person, earlier);
  if (unseen.length === 0) return c.redirect(safeDestination(to), 303);
  return redirectWith(c, sinceLastSignIn(unseen), safeDestination(to));
}

/** After a correct password: signs in, or starts a pre-authentication session and asks for the second factor. */
export async function continueAfterPassword(
  parts: Parts,
  c: DeskContext,
  person: Person,
  { to = '', earlier = [] }: { to?: string; earlier?: Statement[] } = {},
): Promise<Response> {
  if (!person.secondFactor && !lacksSecondFactor(parts.secondFactor, person))
    return finishSignIn(parts, c, person, to, earlier);
  const session = newToken();
  const start = query.startSession(hashOf(session), { person, now: new Date() }, 'pre-auth');
  await parts.database.write([...earlier, ...start]);
  sessionCookie.set(c, parts.cameByHttps(c), session);
  return c.redirect(reauthenticateAt(safeDestination(to)), 303);
}

/** Returns a path of this desk, never another site (open redirect). */
export const safeDestination = (to: string | undefined): string =>
  to && /^\/desk(\/[\w/-]*)?$/.test(to) ? to : '/desk';
