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
import type { Statement, Value } from '../store/database.ts';
import { createCalls } from '../store/sqlite/store.ts';
import { openForChanging, openForReading, openForWriting } from '../store/sqlite/file.ts';
import { UsageError, type Task } from './arguments.ts';
import { readableTime } from '../format/text.ts';

type Write = (text: string) => void;
export type PeopleTask = Extract<Task, { kind: 'people' | 'add person' | 'remove person' }>;

export const isPeopleTask = (task: Task): task is PeopleTask =>
  ['people', 'add person', 'remove person'].includes(task.kind);

interface Place {
  file: string;
  /** How the site is reached, without a slash at the end. */
  address: string;
}

export function doPeopleTask(task: PeopleTask, place: Place, write: Write, now: Date): void {
  if (task.kind === 'people')
    return task.sql ? write(forD1([{ sql: MEMBERS, values: [] }])) : list(place, write);
  if (task.kind === 'remove person') return removePerson(task, place, write, now);
  addPerson(task, place, write, now);
}

function list({ file }: Place, write: Write): void {
  using database = openForReading(file);
  const rows = v.parse(v.array(member), createCalls(database).read(MEMBERS));
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

function removePerson({ name, sql }: Of<'remove person'>, { file }: Place, write: Write, now: Date): void {
  const statements = remove(name, null, now);
  if (sql) return write(forD1(statements));
  const removed = change(openForChanging(file), statements).at(-1);
  if (removed !== 1)
    throw new UsageError(
      `There is nobody called "${name}" at the front desk, or nobody else could manage it: let another manager join first.`,
    );
  write(`${name} is signed out everywhere and can no longer sign in.\n`);
}

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
    .replace(/\?(\d)/g, (_, place: string) => literal(values[Number(place) - 1] ?? null));

const literal = (value: Value): string =>
  value === null ? 'NULL' : typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
