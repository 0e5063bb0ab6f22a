// Commands for the people of the front desk: they change the requests file, or print SQL for Cloudflare's D1.
import * as v from 'valibot';
import { readableTime } from '../format/text.ts';
import { hashOf, newToken } from '../reception/auth/tokens.ts';
import * as people from '../reception/queries/people.ts';
import * as secondFactor from '../reception/queries/second-factor.ts';
import { siteAddress } from '../settings/values.ts';
import type { Statement, Value } from '../store/database.ts';
import { syncQueries } from '../store/sqlite/store.ts';
import { openForChanging, openForReading, openForWriting } from '../store/sqlite/file.ts';
import { UsageError, type Command } from './command.ts';

export const list: Command = ({ file, write, has }) => {
  if (has('sql')) return write(forD1([people.MEMBERS]));
  using database = openForReading(file);
  const rows = v.parse(v.array(people.member), syncQueries(database).read(people.MEMBERS.sql));
  if (rows.length === 0)
    write('There are no people yet. To add one: npm run requests -- --add-person "Name"\n');
  for (const { name, role, hasJoined, invitedUntil } of rows) {
    const waiting = invitedUntil ? `, has a link until ${readableTime(invitedUntil)}` : '';
    write(`${name}, ${role}${hasJoined ? '' : ', has not joined yet'}${waiting}\n`);
  }
};

/** Without one of these, the person becomes a manager. */
export const ROLE_OPTIONS = ['front-desk', 'writer', 'doctor', 'publisher'] as const;

export const add: Command = ({ file, write, now, env, has, args }) => {
  const name = readName(args);
  const [option = 'manager', other] = ROLE_OPTIONS.filter(has);
  if (other) throw new UsageError(`A person has one role: --${option} or --${other}.`);
  const role = option === 'front-desk' ? 'front desk' : option;
  const token = newToken();
  const statements = people.invite({ now }, { name, role, token: hashOf(token) });
  if (has('sql')) write(`Run this first:\n\n${forD1(statements)}\nThen:\n\n`);
  else change(openForWriting, file, statements);
  const [hours, end] = [people.INVITED_FOR_HOURS, readableTime(people.invitedUntil(now))];
  write(`Give this link to ${name}. It works once, for ${hours} hours (until ${end}):\n\n`);
  write(`  ${siteAddress(env)}/desk/join/${token}\n\n`);
};

/** `unchanged` is the message when the person exists and nothing has changed. */
const changePerson =
  (statementsFor: typeof people.removePerson, done: string, unchanged: string): Command =>
  ({ file, write, now, has, args }) => {
    const name = readName(args);
    const statements = statementsFor({ now }, name);
    if (has('sql')) return write(forD1(statements));
    if (change(openForChanging, file, statements)[0] !== 1)
      throw new UsageError(`The front desk has no person called "${name}", or ${unchanged}.`);
    write(`${name} ${done}.\n`);
  };

export const remove = changePerson(
  people.removePerson,
  'is signed out everywhere and can no longer sign in',
  'this is the only manager: let another manager join first',
);

export const turnOffSecondFactor = changePerson(
  secondFactor.turnOffSecondFactor,
  'is signed out everywhere and signs in with the password alone, until a second factor is set up again',
  'that person has no second factor',
);

function readName([text = '']: string[]): string {
  const name = people.cleanPersonName(text);
  if (people.isPersonName(name)) return name;
  throw new UsageError(`"${text}" is not a name: 2 to 60 letters, such as "Asha Rao".`);
}

function change(open: typeof openForWriting, file: string, statements: Statement[]): number[] {
  using database = open(file);
  return syncQueries(database).write(statements);
}

/** Names contain no character that a shell expands in double quotes. */
const forD1 = (statements: Statement[]): string =>
  `npx wrangler d1 execute requests --remote --command "${statements.map(withValues).join('; ')}"\n`;

const withValues = ({ sql, values }: Statement): string =>
  sql
    .replace(/\s+/g, ' ')
    .replace(/\?(\d+)/g, (_, number: string) => literal(values[Number(number) - 1] ?? null));

const literal = (value: Value): string =>
  value === null ? 'NULL' : typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
