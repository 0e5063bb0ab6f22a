// Commands for the people of the front desk: on the file of this computer, or as SQL for Cloudflare's D1.
import * as v from 'valibot';
import { readableTime } from '../format/text.ts';
import { hashOf, newToken } from '../reception/auth/tokens.ts';
import * as people from '../reception/queries/people.ts';
import * as secondFactor from '../reception/queries/second-factor.ts';
import { siteAddress } from '../settings/values.ts';
import type { Statement, Value } from '../store/database.ts';
import { createCalls } from '../store/sqlite/store.ts';
import { openForChanging, openForReading, openForWriting } from '../store/sqlite/file.ts';
import { UsageError, type Command } from './command.ts';

export const list: Command = ({ file, write, has }) => {
  if (has('sql')) return write(forD1([people.MEMBERS]));
  using database = openForReading(file);
  const rows = v.parse(v.array(people.member), createCalls(database).read(people.MEMBERS.sql));
  if (rows.length === 0) write('Nobody yet. To add somebody: npm run requests -- --add-person "Name"\n');
  for (const { name, role, hasJoined, invitedUntil } of rows) {
    const waiting = invitedUntil ? `, has a link until ${readableTime(invitedUntil)}` : '';
    write(`${name}, ${role}${hasJoined ? '' : ', has not joined yet'}${waiting}\n`);
  }
};

/** Without one of these, the person becomes a manager. */
export const ROLE_OPTIONS = ['front-desk', 'writer', 'publisher'] as const;

export const add: Command = ({ file, write, now, env, has, words }) => {
  const name = readName(words);
  const [option = 'manager', other] = ROLE_OPTIONS.filter(has);
  if (other) throw new UsageError(`A person has one role: --${option} or --${other}.`);
  const role = option === 'front-desk' ? 'front desk' : option;
  const token = newToken();
  const statements = people.invite({ name, role, token: hashOf(token), by: null, now });
  if (has('sql')) write(`Run this first:\n\n${forD1(statements)}\nThen:\n\n`);
  else change(openForWriting, file, statements);
  const [hours, end] = [people.INVITED_FOR_HOURS, readableTime(people.invitedUntil(now))];
  write(`Give this link to ${name}. It works once, for ${hours} hours (until ${end}):\n\n`);
  write(`  ${siteAddress(env)}/desk/join/${token}\n\n`);
};

/** `otherwise` is the message when the person exists and nothing has changed. */
const changing =
  (statementsFor: typeof people.remove, done: string, otherwise: string): Command =>
  ({ file, write, now, has, words }) => {
    const name = readName(words);
    const statements = statementsFor(name, null, now);
    if (has('sql')) return write(forD1(statements));
    if (change(openForChanging, file, statements)[0] !== 1)
      throw new UsageError(`There is nobody called "${name}" at the front desk, or ${otherwise}.`);
    write(`${name} ${done}.\n`);
  };

export const remove = changing(
  people.remove,
  'is signed out everywhere and can no longer sign in',
  'nobody else could manage it: let another manager join first',
);

export const turnOffSecondFactor = changing(
  secondFactor.turnOff,
  'is signed out everywhere and signs in with the password alone, until a second factor is set up again',
  'no second factor is set up there',
);

function readName([text = '']: string[]): string {
  const name = people.cleanPersonName(text);
  if (people.isPersonName(name)) return name;
  throw new UsageError(`"${text}" is not a name: 2 to 60 letters, such as "Asha Rao".`);
}

function change(open: typeof openForWriting, file: string, statements: Statement[]): number[] {
  using database = open(file);
  return createCalls(database).write(statements);
}

/** Names contain nothing that a shell reads in double quotes. */
const forD1 = (statements: Statement[]): string =>
  `npx wrangler d1 execute requests --remote --command "${statements.map(withValues).join('; ')}"\n`;

const withValues = ({ sql, values }: Statement): string =>
  sql
    .replace(/\s+/g, ' ')
    .replace(/\?(\d+)/g, (_, place: string) => literal(values[Number(place) - 1] ?? null));

const literal = (value: Value): string =>
  value === null ? 'NULL' : typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
