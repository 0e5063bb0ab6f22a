// The commands for people of the front desk: on the requests file, or as SQL for Cloudflare's D1.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { UsageError } from '#desk/cli/command.ts';
import { hashOf } from '#desk/reception/auth/tokens.ts';
import { acceptInvitation } from '#desk/reception/queries/people.ts';
import { raw, type Statement } from '#desk/store/database.ts';
import { syncQueries } from '#desk/store/sqlite/store.ts';
import { openForWriting } from '#desk/store/sqlite/file.ts';
import { folderOfTest } from '../folder.ts';
import { printed } from './printed.ts';

let file: string;
const now = new Date('2026-11-20T12:00:00Z');
beforeEach(() => {
  file = join(folderOfTest(), 'requests.sqlite');
});

const run = (...args: string[]) => printed(args, { file, now, env: { SITE_URL: 'https://www.example.in/' } });

function using<T>(work: (calls: ReturnType<typeof syncQueries>) => T): T {
  using database = openForWriting(file);
  return work(syncQueries(database));
}
const read = (sql: string) => using((calls) => calls.read(sql));
const write = (...statements: Statement[]) => using((calls) => calls.write(statements));

const tokenIn = (text: string) =>
  /https:\/\/www\.example\.in\/desk\/join\/([\w-]{43})\n/.exec(text)?.[1] ?? '';
const joinWith = (text: string) => write(...acceptInvitation(hashOf(tokenIn(text)), 'scrypt$…', now));
const SESSION = raw(
  "INSERT INTO sessions (token, person, created_at, seen_at) VALUES ('hash', 1, '2026', '2026')",
);

/** Runs the printed commands in a shell, and returns the SQL that would go to D1. */
function sqlForD1(text: string): string[] {
  const folder = folderOfTest({ npx: '#!/bin/sh\nfor last; do :; done\nprintf "%s\\0" "$last"\n' });
  execFileSync('chmod', ['+x', join(folder, 'npx')]);
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('npx wrangler d1 execute requests --remote'));
  const PATH = `${folder}:${process.env.PATH}`;
  const given = execFileSync('sh', ['-c', lines.join('\n')], { encoding: 'utf8', env: { PATH } });
  return given.split('\0').slice(0, -1);
}

test('--add-person prints a working link, and stores its hash only', async () => {
  const text = await run('--add-person', '  Asha   Rao ');
  expect(text).toContain(
    'Give this link to Asha Rao. It works once, for 48 hours (until 22 Nov 2026, 17:30)',
  );
  const token = tokenIn(text);
  const [row] = read('SELECT * FROM people');
  const invited = { name: 'Asha Rao', sign_in: 'asha rao', password: null, invitation: hashOf(token) };
  expect(row).toMatchObject(invited);
  expect(JSON.stringify(row)).not.toContain(token);
});

test('--people lists names, roles and pending links, or explains how to add a person', async () => {
  openForWriting(file).close();
  expect(await run('--people')).toContain(
    'There are no people yet. To add one: npm run requests -- --add-person',
  );
  await run('--add-person', 'Asha', '--front-desk');
  await run('--add-person', 'Vikram');
  joinWith(await run('--add-person', 'Meena'));
  await run('--add-person', 'Pia', '--publisher');
  joinWith(await run('--add-person', 'Wim', '--writer'));
  await run('--remove-person', 'vikram');
  const link = 'has not joined yet, has a link until 22 Nov 2026, 17:30';
  expect(await run('--people')).toBe(
    `Asha, front desk, ${link}\nMeena, manager\nPia, publisher, ${link}\nWim, writer\n`,
  );
});

test('--remove-person ends sessions and links, and rejects an unknown name', async () => {
  await run('--add-person', 'Asha');
  write(SESSION);
  await expect(run('--remove-person', 'Unknown')).rejects.toThrow(
    'The front desk has no person called "Unknown"',
  );
  expect(await run('--remove-person', 'ASHA')).toBe(
    'ASHA is signed out everywhere and can no longer sign in.\n',
  );
  expect(read('SELECT * FROM sessions')).toEqual([]);
  expect(read('SELECT password, invitation, removed_at FROM people')).toEqual([
    { password: null, invitation: null, removed_at: now.toISOString() },
  ]);
  await expect(run('--remove-person', 'Asha')).rejects.toThrow(UsageError);
});

test('--sql changes no file, and prints SQL that does the same in D1 for any name', async () => {
  const name = "Mary-Ann O'Neill é";
  const invited = await run('--add-person', name, '--sql');
  expect(existsSync(file)).toBe(false);
  const d1 = new DatabaseSync(':memory:');
  for (const { sql } of read(
    "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'",
  ))
    d1.exec(String(sql));
  const people = () => d1.prepare('SELECT name, invitation, removed_at FROM people').all();

  for (const command of sqlForD1(invited)) d1.exec(command);
  expect(people()).toEqual([{ name, invitation: hashOf(tokenIn(invited)), removed_at: null }]);
  const [list = ''] = sqlForD1(await run('--people', '--sql'));
  expect(d1.prepare(list).all()).toMatchObject([{ name, hasJoined: 0 }]);
  for (const command of sqlForD1(await run('--remove-person', name, '--sql'))) d1.exec(command);
  expect(people()).toMatchObject([{ removed_at: now.toISOString(), invitation: null }]);
  expect(d1.prepare('SELECT what, detail FROM audit_log ORDER BY id').all()).toEqual([
    { what: 'person added', detail: `${name}, manager` },
    { what: 'person removed', detail: name },
  ]);
});

test('--turn-off-second-factor ends sessions and keeps the password', async () => {
  await run('--add-person', 'Asha');
  await expect(run('--turn-off-second-factor', 'Asha')).rejects.toThrow('that person has no second factor');
  write(
    raw("UPDATE people SET totp_secret = 'sealed', password = 'scrypt$…'"),
    raw("INSERT INTO recovery_codes VALUES (1, 'hash')"),
    SESSION,
  );
  expect(await run('--turn-off-second-factor', 'asha')).toContain('signs in with the password alone');
  expect(read('SELECT password, totp_secret FROM people')).toEqual([
    { password: 'scrypt$…', totp_secret: null },
  ]);
  for (const table of ['sessions', 'recovery_codes']) expect(read(`SELECT * FROM ${table}`)).toEqual([]);
  expect(await run('--turn-off-second-factor', 'asha', '--sql')).toContain("'second factor turned off'");
});

test('the last joined manager cannot be removed', async () => {
  joinWith(await run('--add-person', 'Asha'));
  joinWith(await run('--add-person', 'Meena', '--front-desk'));
  const invited = await run('--add-person', 'Vikram');
  await expect(run('--remove-person', 'Asha')).rejects.toThrow('let another manager join first');
  joinWith(invited);
  expect(await run('--remove-person', 'Vikram')).toContain('signed out everywhere');
  await expect(run('--remove-person', 'Asha')).rejects.toThrow(UsageError);
});

test('an invalid name is rejected', async () => {
  for (const name of ['', 'A', 'x'.repeat(61), 'A$(id)', 'A"B', 'A`id`', 'A;B', 'A\\B', 'A!B'])
    await expect(run('--add-person', name), name).rejects.toThrow('is not a name');
  expect(existsSync(file)).toBe(false);
});
