// The front desk of one server, its staff and its patients.
import { scryptSync } from 'node:crypto';
import { expect } from 'vitest';
import type { Role } from '#desk/reception/queries/roles.ts';
import { hashOf, newToken } from '#desk/reception/auth/tokens.ts';
import * as people from '#desk/reception/queries/people.ts';
import { raw, type Row, type Statement, type Value } from '#desk/store/database.ts';
import { paths } from '@clinic/contract/paths.ts';
import { clinicDay, DAY_MS, longDate } from '@clinic/contract/dates.ts';
import { week } from '@clinic/contract/open-hours.ts';
import { topic } from '../../test-desk.ts';
import { createBrowser, hiddenIn, password, type Browser } from './browser.ts';

/** The only closed day of the days around today. */
export const CLOSED = clinicDay(Date.now() + 4 * DAY_MS);
const hours = {
  days: week.filter((day) => !longDate(CLOSED).startsWith(day)),
  opens: '06:00',
  closes: '22:00',
};

export const SITE_FILES = {
  'choices.json': JSON.stringify({
    problems: [topic.condition],
    procedures: [],
    practice: {
      name: 'Rest; Pain, Clinic',
      address: '12 Sample Road, Pune',
      hours,
      contact: { phone: '+91 98765 00000', email: 'care@rest.example', emergency: 'In danger, call 108.' },
    },
  }),
};

/** A stored password with a cost that takes no time. */
const KEY = scryptSync(password, 'salt', 32, { N: 2, r: 1, p: 1 });
const STORED_PASSWORD = `scrypt$2$1$1$c2FsdA$${KEY.toString('base64url')}`;

export interface ReceptionServer {
  url: string;
  logged: string[];
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Writes like a command that runs beside the server. */
  run(statements: Statement[]): Promise<void>;
  read(sql: string): Promise<Row[]>;
  close(): Promise<void>;
}

export const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

/** A query for the id of a person. */
export const idFor = (name: string): string =>
  `(SELECT id FROM people WHERE sign_in = '${name.toLowerCase()}')`;

/** `open` is called lazily, since the server starts in beforeAll. */
export function createFrontDesk(
  open: () => ReceptionServer,
  from: (address: string) => Record<string, string>,
) {
  let mobiles = 0;
  let addresses = 0;
  let manager: Promise<Browser> | undefined;

  const server: Omit<ReceptionServer, 'url' | 'logged' | 'close'> = {
    post: (...request) => open().post(...request),
    run: (statements) => open().run(statements),
    read: (sql) => open().read(sql),
  };
  const change = (sql: string, ...values: Value[]) => server.run([raw(sql, ...values)]);
  /** Each browser has its own address by default, so no test uses up the rate limit of another. */
  const newBrowser = (address = `100.64.${(addresses += 1) >> 8}.${addresses & 255}`) =>
    createBrowser(open().url, from(address));

  async function invite(name: string, role: Role = 'manager'): Promise<string> {
    const token = newToken();
    await server.run(people.invite({ now: new Date() }, { name, role, token: hashOf(token) }));
    return `/desk/join/${token}`;
  }

  /** Invites a person, accepts the invitation and signs in. */
  async function signedIn(name: string, role?: Role): Promise<Browser> {
    const person = newBrowser();
    const [token = ''] = (await invite(name, role)).split('/').slice(-1);
    await server.run(people.acceptInvitation(hashOf(token), STORED_PASSWORD, new Date()));
    expect((await person.post('/desk/sign-in', { name, password })).status).toBe(303);
    return person;
  }

  const versionOf = async (person: Browser, id: number) =>
    hiddenIn((await person.get(`/desk/requests/${id}`)).html, 'version', 'last');

  return {
    server: {
      ...server,
      get url() {
        return open().url;
      },
    },
    change,
    newBrowser,
    invite,
    signedIn,
    /** A manager who stays signed in. */
    asha: () => (manager ??= signedIn('Asha Rao')),
    idOf: async (name: string) => Number((await server.read(`SELECT ${idFor(name)} AS id`))[0]?.id ?? NaN),
    ageSession: (name: string, minutes: number, column: 'seen_at' | 'created_at' = 'seen_at') =>
      change(`UPDATE sessions SET ${column} = ?1 WHERE person = ${idFor(name)}`, minutesAgo(minutes)),
    /** Adds failed attempts from as many clients; `network` null is a known browser. */
    addAttempts: (count: number, person: string, network: string | null = 'network', minutes = 0) =>
      change(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
          INSERT INTO sign_in_attempts (at, caller, network, person) SELECT ?1, 'client ' || i, ?2 || i, ?3 FROM n`,
        ...[minutesAgo(minutes), network, person],
      ),
    clearAttempts: () => change('DELETE FROM sign_in_attempts'),
    /** Sends a query from a new number; resolves to the id of the request. */
    async newRequest(changes: object = {}, headers: Record<string, string> = {}): Promise<number> {
      const mobile = `98${String((mobiles += 1)).padStart(8, '0')}`;
      expect((await server.post(paths.query, { ...topic, mobile, ...changes }, headers)).status).toBe(201);
      const [row] = await server.read('SELECT max(id) AS id FROM requests');
      return Number(row?.id);
    },
    /** Resolves to these columns of a request. */
    rowOf: async (id: number, columns = 'state') =>
      (await server.read(`SELECT ${columns} FROM requests WHERE id = ${id}`))[0],
    versionOf,
    /** Presses a state button on the page of a request. */
    mark: async (person: Browser, id: number, state: string) =>
      person.send(`/desk/requests/${id}/state`, { version: await versionOf(person, id), state }),
    /** Sends the booking form of a request. */
    book: async (
      person: Browser,
      id: number,
      day: string,
      time: string,
      fields: Record<string, string> = {},
    ) =>
      person.post(`/desk/requests/${id}/state`, {
        version: await versionOf(person, id),
        booking: 'yes',
        state: 'booked',
        day,
        time,
        ...fields,
      }),
    /** Resolves to the id of the newest request, from which the page counts new ones. */
    latestIn: async (person: Browser, page = '/desk') =>
      /data-latest="(\d+)"/.exec((await person.get(page)).html)?.[1] ?? '',
  };
}

export type FrontDesk = ReturnType<typeof createFrontDesk>;
