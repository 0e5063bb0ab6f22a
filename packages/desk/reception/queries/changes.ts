// Each change names the version that was on the screen (optimistic locking). The audit entry is written first, under the
// same condition and in the same transaction, so neither exists without the other.
import { sql, type Database } from '../../store/database.ts';
import { isHandled, type State } from '../../store/states.ts';
import { deleteRequests, recordEach, type By } from './audit-log.ts';

/** A request as it was on the screen. */
interface Seen {
  id: number;
  version: number;
}

/**
 * Returns false, and changes nothing, when the request has changed since. Without `bookedFor` the booking stays in the row,
 * so that undo restores it.
 */
export async function changeState(
  database: Database,
  by: By,
  { id, version }: Seen,
  state: State,
  bookedFor?: Date | null,
): Promise<boolean> {
  const asSeen = sql`id = ${id} AND version = ${version}`;
  const detail = sql`state || ' > ' || ${state}`;
  const [, changed] = await database.write([
    recordEach(by, 'state', sql`requests WHERE ${asSeen}`, { request: sql`id`, detail }),
    sql`UPDATE requests SET state = ${state}, handled_at = ${isHandled(state) ? by.now : null},
      version = version + 1, booked_for = ${bookedFor === undefined ? sql`booked_for` : bookedFor}
      WHERE ${asSeen}`,
  ]);
  return changed === 1;
}

/** Notes are only ever added, so they need no version. `key` identifies a form, so a note sent twice is stored once. */
export async function addNote(
  database: Database,
  by: By & { person: { id: number } },
  request: number,
  { text, key }: { text: string; key: string },
): Promise<void> {
  const rows = sql`requests WHERE id = ${request} AND NOT EXISTS (SELECT 1 FROM notes WHERE key = ${key})`;
  await database.write([
    recordEach(by, 'note', rows, { request }),
    sql`INSERT INTO notes (at, person, request, key, text)
      SELECT ${by.now}, ${by.person.id}, id, ${key}, ${text} FROM ${rows}`,
  ]);
}

/** Only the author can remove a note. */
export async function removeNote(database: Database, by: By & { person: { id: number } }, note: number) {
  const own = sql`notes WHERE id = ${note} AND person = ${by.person.id}`;
  await database.write([
    recordEach(by, 'note removed', own, { request: sql`request` }),
    sql`DELETE FROM ${own}`,
  ]);
}

export interface Correction {
  name: string;
  mobile: string;
  email: string | null;
}

/**
 * Corrects all of these requests, or none when one of them has changed since. The audit log names the fields, never their
 * values.
 */
export async function correct(
  database: Database,
  by: By,
  seen: Seen[],
  { name, mobile, email }: Correction,
  fields: string[],
): Promise<boolean> {
  const ids = JSON.stringify(seen.map(({ id, version }) => [id, version]));
  const asSeen = sql`id IN (SELECT json_extract(value, '$[0]') FROM json_each(${ids})) AND ${seen.length} =
    (SELECT count(*) FROM requests JOIN json_each(${ids}) AS seen
      ON requests.id = json_extract(seen.value, '$[0]') AND requests.version = json_extract(seen.value, '$[1]'))`;
  const about = { request: sql`id`, detail: fields.join(', ') };
  const [, changed] = await database.write([
    recordEach(by, 'corrected', sql`requests WHERE ${asSeen}`, about),
    sql`UPDATE requests SET version = version + 1, name_words = NULL,
      payload = json_set(payload, '$.name', ${name}, '$.mobile', ${mobile}, '$.email', ${email}) WHERE ${asSeen}`,
  ]);
  return changed === seen.length;
}

export async function erase(database: Database, by: By, ids: number[]): Promise<void> {
  const wanted = sql`requests WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  await database.write(deleteRequests(by, 'erased', wanted));
}
