// Each change names the version that was on the screen (optimistic locking). The audit entry is written first, under the
// same condition and in the same transaction, so neither exists without the other.
import { sql, type Database } from '../../store/database.ts';
import { isHandled, type State } from '../../store/states.ts';

export interface Change {
  request: number;
  version: number;
  /** Null for a command. */
  person: number | null;
  now: Date;
}

/**
 * Returns false, and changes nothing, when the request has changed since. Without `bookedFor` the booking stays in the row,
 * so that undo restores it.
 */
export async function changeState(
  database: Database,
  { request, version, person, now }: Change,
  state: State,
  bookedFor?: Date | null,
): Promise<boolean> {
  const asSeen = sql`id = ${request} AND version = ${version}`;
  const [, changed] = await database.write([
    sql`INSERT INTO audit_log (at, person, what, request, detail)
      SELECT ${now}, ${person}, 'state', id, state || ' > ' || ${state} FROM requests WHERE ${asSeen}`,
    sql`UPDATE requests SET state = ${state}, handled_at = ${isHandled(state) ? now : null}, version = version + 1,
      booked_for = ${bookedFor === undefined ? sql`booked_for` : bookedFor}
      WHERE ${asSeen}`,
  ]);
  return changed === 1;
}

export interface NewNote {
  request: number;
  person: number;
  text: string;
  /** Identifies a form, so a note that is sent twice is stored once. */
  key: string;
  now: Date;
}

/** Notes are only ever added, so they need no version. */
export async function addNote(database: Database, { request, person, text, key, now }: NewNote) {
  const isNew = sql`id = ${request} AND NOT EXISTS (SELECT 1 FROM notes WHERE key = ${key})`;
  await database.write([
    sql`INSERT INTO audit_log (at, person, what, request)
      SELECT ${now}, ${person}, 'note', id FROM requests WHERE ${isNew}`,
    sql`INSERT INTO notes (at, person, request, key, text)
      SELECT ${now}, ${person}, id, ${key}, ${text} FROM requests WHERE ${isNew}`,
  ]);
}

/** Only the author can remove a note. */
export async function removeNote(database: Database, note: number, person: number, now: Date): Promise<void> {
  const own = sql`id = ${note} AND person = ${person}`;
  await database.write([
    sql`INSERT INTO audit_log (at, person, what, request)
      SELECT ${now}, ${person}, 'note removed', request FROM notes WHERE ${own}`,
    sql`DELETE FROM notes WHERE ${own}`,
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
  seen: { id: number; version: number }[],
  { name, mobile, email }: Correction,
  { person, now, fields }: { person: number; now: Date; fields: string[] },
): Promise<boolean> {
  const ids = JSON.stringify(seen.map(({ id, version }) => [id, version]));
  const asSeen = sql`id IN (SELECT json_extract(value, '$[0]') FROM json_each(${ids})) AND ${seen.length} =
    (SELECT count(*) FROM requests JOIN json_each(${ids}) AS seen
      ON requests.id = json_extract(seen.value, '$[0]') AND requests.version = json_extract(seen.value, '$[1]'))`;
  const [, changed] = await database.write([
    sql`INSERT INTO audit_log (at, person, what, request, detail)
      SELECT ${now}, ${person}, 'corrected', id, ${fields.join(', ')} FROM requests WHERE ${asSeen}`,
    sql`UPDATE requests SET version = version + 1, name_words = NULL,
      payload = json_set(payload, '$.name', ${name}, '$.mobile', ${mobile}, '$.email', ${email}) WHERE ${asSeen}`,
  ]);
  return changed === seen.length;
}

/** Deletes requests with their notes. The audit log keeps only their number. */
export async function erase(
  database: Database,
  ids: number[],
  { person, now }: { person: number | null; now: Date },
): Promise<void> {
  const wanted = sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  await database.write([
    sql`INSERT INTO audit_log (at, person, what, detail)
      SELECT ${now}, ${person}, 'erased', count(*) FROM requests WHERE ${wanted} HAVING count(*) > 0`,
    sql`DELETE FROM requests WHERE ${wanted}`,
  ]);
}
