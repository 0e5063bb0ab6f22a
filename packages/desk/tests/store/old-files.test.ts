// Opening requests files of earlier versions.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { MIGRATIONS, openForWriting } from '#desk/store/sqlite/file.ts';
import { paths } from '@clinic/contract/paths.ts';
import { printed } from '../cli/printed.ts';
import { folderOfTest } from '../folder.ts';
import { booking, openDesk, rowsOf, topic } from '../test-desk.ts';
import { migrate, tablesIn, useWorker } from '../worker/test-worker.ts';

const versionsBefore = (words: string) => MIGRATIONS.findIndex((migration) => migration.includes(words));
/** The version before the receptionist's page. */
const BEFORE_RECEPTION = versionsBefore('CREATE TABLE people');
const OLD = `INSERT INTO requests
  (reference, received_at, path, payload, handled_at, fingerprint, notify_at, notify_attempts) VALUES
  ('a', '2025-03-01T08:00:00.000Z', '${paths.booking}', '${JSON.stringify(booking)}', NULL, NULL, NULL, 0),
  ('b', '2025-03-02T08:00:00.000Z', '${paths.query}', '${JSON.stringify(topic)}', '2025-03-03T08:00:00.000Z', NULL, NULL, 1),
  ('c', '2025-03-04T08:00:00.000Z', '${paths.booking}', '${JSON.stringify(booking)}', NULL, 'f', '2025-03-04T08:00:00.000Z', 3)`;

const AS_NOW = [
  { id: 1, reference: 'a', state: 'new', version: 1, mobile_end: booking.mobile, mail: 0, quick: 0 },
  { id: 2, reference: 'b', state: 'closed', handled_at: '2025-03-03T08:00:00.000Z', mail: 0 },
  // The webhook is still due.
  { id: 3, reference: 'c', state: 'new', fingerprint: 'f', notify_attempts: 3, mail: 0 },
];

function oldFile(version = BEFORE_RECEPTION, kept = OLD): string {
  const file = join(folderOfTest(), 'data/requests.sqlite');
  mkdirSync(dirname(file));
  using database = new DatabaseSync(file);
  for (const migration of MIGRATIONS.slice(0, version)) database.exec(migration);
  database.exec(`${kept}; PRAGMA application_id = ${0x5041494e}; PRAGMA user_version = ${version}`);
  return file;
}

test('old requests keep their data and get a state, and the desk stores new ones beside them', async () => {
  const file = oldFile();
  const before = rowsOf(file);
  expect(await printed(['--new'], { file, now: new Date(), env: {} })).toContain('2 new, 1 handled');
  const after = rowsOf(file);
  expect(after).toMatchObject(AS_NOW);
  expect(after.map(({ payload }) => payload)).toEqual(before.map(({ payload }) => payload));
  const desk = await openDesk({ requestsFile: file });
  expect((await desk.post(paths.booking, booking)).status).toBe(201);
  await desk.close();
  expect(rowsOf(file).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test('people from before the roles become managers', () => {
  const asha = "INSERT INTO people (name, sign_in, password) VALUES ('Asha', 'asha', 'x')";
  using database = openForWriting(oldFile(versionsBefore('ADD COLUMN role'), asha));
  expect(database.prepare('SELECT name, role FROM people').get()).toEqual({ name: 'Asha', role: 'manager' });
});

const home = useWorker();
test('D1 migrates in the same way', async () => {
  const { database } = home();
  const tables = (await tablesIn(database)).map((table) => `DROP TABLE ${table}`);
  for (const statements of [
    tables.join(';'),
    ...MIGRATIONS.slice(0, BEFORE_RECEPTION),
    OLD,
    ...MIGRATIONS.slice(BEFORE_RECEPTION),
  ])
    await migrate(database, statements);
  expect(await home().rows()).toMatchObject(AS_NOW);
});
