// The commands for those who work at the front desk: on the file of this computer, or as statements for D1.
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { hashOf, newToken } from '../reception/auth/tokens.ts';
import {
  invite,
  invitedUntil,
  INVITED_FOR_HOURS,
  member,
  MEMBERS,
  remove,
} from '../reception/queries/people.ts';
import { turnOff } from '../reception/queries/second-factor.ts';
import type { Statement, Value } from '../store/database.ts';
import { createCalls } from '../store/sqlite/store.ts';
import { openForChanging, openForReading, openForWriting } from '../store/sqlite/file.ts';
import { UsageError, type Task } from './arguments.ts';
import { readableTime } from '../format/text.ts';

type Write = (text: string) => void;
export type PeopleTask = Extract<
  Task,
  { kind: 'people' | 'add person' | 'remove person' | 'turn off second factor' }
>;

export const isPeopleTask = (task: Task): task is PeopleTask =>
  ['people', 'add person', 'remove person', 'turn off second factor'].includes(task.kind);

interface Place {
  file: string;
  /** How the site is reached, without a slash at the end. */
  address: string;
}

export function doPeopleTask(task: PeopleTask, place: Place, write: Write, now: Date): void {
  if (task.kind === 'people') return task.sql ? write(forD1([MEMBERS])) : list(place, write);
  if (task.kind === 'add person') return addPerson(task, place, write, now);
  changePerson(task, place, write, now);
}

function list({ file }: Place, write: Write): void {
  using database = openForReading(file);
  const rows = v.parse(v.array(member), createCalls(database).read(MEMBERS.sql));
  if (rows.length === 0) write('Nobody yet. To add somebody: npm run requests -- --add-person "Name"\n');
  for (const { name, role, hasJoined, invitedUntil } of rows) {
    const waiting = invitedUntil ? `, has a link until ${readableTime(invitedUntil)}` : '';
    write(`${name}, ${role}${hasJoined ? '' : ', has not joined yet'}${waiting}\n`);
  }
}

type Of<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>;

function addPerson({ name, role, sql }: Of<'add person'>, place: Place, write: Write, now: Date): void {
  const token = newToken();
  const statements = invite({ name, role, token: hashOf(token), by: null, now });
  if (sql) write(`Run this first:\n\n${forD1(statements)}\nThen:\n\n`);
  else change(openForWriting(place.file), statements);
  const end = readableTime(invitedUntil(now));
  write(
    [
      `Give this link to ${name}. It works once, for ${INVITED_FOR_HOURS} hours (until ${end}):`,
      '',
      `  ${place.address}/desk/join/${token}`,
      '',
      '',
    ].join('\n'),
  );
}

type ChangeTask = Of<'remove person' | 'turn off second factor'>;

function changePerson({ kind, name, sql }: ChangeTask, { file }: Place, write: Write, now: Date): void {
  const { statements, done, otherwise } = CHANGES[kind];
  if (sql) return write(forD1(statements(name, null, now)));
  const changed = change(openForChanging(file), statements(name, null, now)).at(-1);
  if (changed !== 1)
    throw new UsageError(`There is nobody called "${name}" at the front desk, or ${otherwise}.`);
  write(`${name} ${done}.\n`);
}

const CHANGES = {
  'remove person': {
    statements: remove,
    done: 'is signed out everywhere and can no longer sign in',
    otherwise: 'nobody else could manage it: let another manager join first',
  },
  'turn off second factor': {
    statements: turnOff,
    done: 'is signed out everywhere and signs in with the password alone, until a second factor is set up again',
    otherwise: 'no second factor is set up there',
  },
};

function change(opened: DatabaseSync, statements: Statement[]): number[] {
  using database = opened;
  return createCalls(database).write(statements);
}

/** The names that may stand in there hold nothing that a shell would read in double quotes. */
const forD1 = (statements: Statement[]): string =>
  `npx wrangler d1 execute requests --remote --command "${statements.map(plain).join('; ')}"\n`;

const plain = ({ sql, values }: Statement): string =>
  sql
    .replace(/\s+/g, ' ')
    .replace(/\?(\d+)/g, (_, place: string) => literal(values[Number(place) - 1] ?? null));

const literal = (value: Value): string =>
  value === null ? 'NULL' : typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
