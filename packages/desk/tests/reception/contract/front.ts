// The front desk of one home, the people who work at it, and the patients who write to it.
import { scryptSync } from 'node:crypto';
import { expect } from 'vitest';
import type { Role } from '#desk/reception/auth/roles.ts';
import { hashOf, newToken } from '#desk/reception/auth/tokens.ts';
import { invite, join } from '#desk/reception/queries/people.ts';
import { raw, type Row, type Statement, type Value } from '#desk/store/database.ts';
import { paths } from '#forms/paths.ts';
import { clinicDay, DAY_MS, longDate } from '#lib/dates.ts';
import { week } from '#lib/open-hours.ts';
import { topic } from '../../a-desk.ts';
import { createReceptionist, hiddenIn, password, type Receptionist } from './a-receptionist.ts';

/** Of the days around today, only this one is a closed day. */
export const CLOSED = clinicDay(Date.now() + 4 * DAY_MS);
const open = {
  days: week.filter((day) => !longDate(CLOSED).startsWith(day)),
  opens: '06:00',
  closes: '22:00',
};

/** What the build of its site has said. */
export const SITE_FILES = {
  'choices.json': JSON.stringify({
    problems: [topic.condition],
    procedures: [],
    practice: { name: 'Rest; Pain, Clinic', address: '12 Sample Road, Pune', hours: open },
  }),
};

/** As the desk keeps it, at a cost that takes no time. */
const KEY = scryptSync(password, 'salt', 32, { N: 2, r: 1, p: 1 });
const KEPT_PASSWORD = `scrypt$2$1$1$c2FsdA$${KEY.toString('base64url')}`;

export interface ReceptionHome {
  url: string;
  said: string[];
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** As a command beside the desk. */
  run(statements: Statement[]): Promise<void>;
  read(sql: string): Promise<Row[]>;
  close(): Promise<void>;
}

/** `home` is asked for when it is needed, since it opens before the first test only. */
export function createFront(open: () => ReceptionHome, from: (address: string) => Record<string, string>) {
  let mobiles = 0;
  let addresses = 0;
  let usual: Promise<Receptionist> | undefined;

  const home: Omit<ReceptionHome, 'url' | 'said' | 'close'> = {
    post: (...call) => open().post(...call),
    run: (statements) => open().run(statements),
    read: (sql) => open().read(sql),
  };
  /** Each receptionist has a separate address unless one is given, so no test uses up another one's rate limit. */
  const someone = (address = `100.64.${(addresses += 1) >> 8}.${addresses & 255}`) =>
    createReceptionist(open().url, from(address));

  async function invited(name: string, role: Role = 'manager'): Promise<string> {
    const token = newToken();
    await home.run(invite({ name, role, token: hashOf(token), by: null, now: new Date() }));
    return `/desk/join/${token}`;
  }

  /** Somebody who has used the link at some time, and signs in. */
  async function joined(name: string, role?: Role): Promise<Receptionist> {
    const person = someone();
    const [token = ''] = (await invited(name, role)).split('/').slice(-1);
    await home.run(join(hashOf(token), KEPT_PASSWORD, new Date()));
    expect((await person.post('/desk/sign-in', { name, password })).status).toBe(303);
    return person;
  }

  const versionOf = async (person: Receptionist, id: number) =>
    hiddenIn((await person.get(`/desk/requests/${id}`)).html, 'version', 'last');

  return {
    home: {
      ...home,
      get url() {
        return open().url;
      },
    },
    /** One statement, as a command beside the desk. */
    change: (sql: string, ...values: Value[]) => home.run([raw(sql, ...values)]),
    someone,
    invited,
    joined,
    /** Who is signed in all day. */
    asha: () => (usual ??= joined('Asha Rao')),
    /** A query as the form sends it, from a number of its own; resolves to its number at the desk. */
    async newRequest(changes: object = {}, headers: Record<string, string> = {}): Promise<number> {
      const mobile = `98${String((mobiles += 1)).padStart(8, '0')}`;
      expect((await home.post(paths.query, { ...topic, mobile, ...changes }, headers)).status).toBe(201);
      const [row] = await home.read('SELECT max(id) AS id FROM requests');
      return Number(row?.id);
    },
    versionOf,
    /** Says where a request stands, as its page does. */
    mark: async (person: Receptionist, id: number, state: string) =>
      person.send(`/desk/requests/${id}/state`, { version: await versionOf(person, id), state }),
  };
}

export type Front = ReturnType<typeof createFront>;
