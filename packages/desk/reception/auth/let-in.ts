import type { Statement } from '../../store/database.ts';
import type { DeskContext, ReceptionDependencies } from '../env.ts';
import type { Person } from '../queries/people.ts';
import { sinceLastSignIn } from '../labels/alerts.ts';
import { newBrowser, takeUnseen } from '../queries/alerts.ts';
import { begin, beginHalf, isKnownDevice, rememberDevice, type Session } from '../queries/sessions.ts';
import { done } from '../routes/answer.ts';
import { may } from './roles.ts';
import { hashOf, newToken, deviceCookie, sessionCookie } from './tokens.ts';

type Parts = Pick<ReceptionDependencies, 'database' | 'cameByHttps' | 'secondFactor'>;

/** Whether the practice wants a second factor of this person, who has none. */
export const isWithoutSecondFactor = ({ required }: ReceptionDependencies['secondFactor'], person: Person) =>
  !person.secondFactor && (required === 'all' || (required === 'managers' && may(person, 'publish')));

/** A page asks for a proof of the last 10 minutes; its form may be open for 10 more. */
const PROVED_MINUTES = { page: 10, form: 20 };

/** A whole session starts with the second factor, where there is one, so both have the same age. */
export function mustProve({ secondFactor, createdAt }: Session, c: DeskContext, now: Date): boolean {
  const minutes = PROVED_MINUTES[c.req.method === 'GET' ? 'page' : 'form'];
  return secondFactor && now.getTime() - createdAt.getTime() > minutes * 60_000;
}

export const proveAt = (address: string) => `/desk/second-factor?to=${encodeURIComponent(address)}`;

/**
 * Lets the person in and remembers the browser. Always a new session, and a new cookie for the browser: a copy of the
 * earlier one is worth nothing from then on.
 */
export async function letIn(parts: Parts, c: DeskContext, { id }: Person, earlier: Statement[]) {
  const { database, cameByHttps } = parts;
  const [isHttps, now] = [cameByHttps(c), new Date()];
  const [session, device] = [newToken(), newToken()];
  const earlierDevice = hashOf(deviceCookie.in(c, isHttps) ?? '');
  const isKnown = await isKnownDevice(database, earlierDevice, id);
  await database.write([
    ...earlier,
    ...(isKnown ? [] : [newBrowser(id, now, /Mobi|Android|iPad/.test(c.req.header('user-agent') ?? ''))]),
    ...begin(hashOf(session), id, now),
    ...rememberDevice(hashOf(device), id, now, earlierDevice),
  ]);
  sessionCookie.give(c, isHttps, session);
  deviceCookie.give(c, isHttps, device);
}

/** Lets the person in and redirects. After a sign-in, shows what has happened to the account since the last one. */
export async function welcome(
  parts: Parts,
  c: DeskContext,
  person: Person,
  to: string,
  earlier: Statement[],
) {
  const unseen = c.var.isHalf === false ? [] : await takeUnseen(parts.database, person.id);
  await letIn(parts, c, person, earlier);
  if (unseen.length === 0) return c.redirect(destination(to), 303);
  return done(c, sinceLastSignIn(unseen), destination(to));
}

/** After the password: in, or on to the second factor with a session that opens nothing else. */
export async function afterPassword(
  parts: Parts,
  c: DeskContext,
  person: Person,
  { to = '', earlier = [] }: { to?: string; earlier?: Statement[] } = {},
): Promise<Response> {
  if (!person.secondFactor && !isWithoutSecondFactor(parts.secondFactor, person))
    return welcome(parts, c, person, to, earlier);
  const session = newToken();
  await parts.database.write([...earlier, ...beginHalf(hashOf(session), person.id, new Date())]);
  sessionCookie.give(c, parts.cameByHttps(c), session);
  return c.redirect(proveAt(destination(to)), 303);
}

/** Only to a page of this desk, whatever the address says. */
export const destination = (to: string | undefined): string =>
  to && /^\/desk(\/[\w/-]*)?$/.test(to) ? to : '/desk';
