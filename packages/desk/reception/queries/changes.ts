// Each change stands on the version that somebody saw. The record is written first, while that version still holds: both
// happen in one transaction, so there is never one without the other.
import type { Database } from '../../store/database.ts';
import { isHandled, type State } from '../../store/states.ts';
import { addToAuditLog } from './audit-log.ts';

export interface Change {
  request: number;
  /** The version that was on the screen. */
  version: number;
  person: number;
  now: Date;
}

/** False: somebody has changed the request in the meantime, and nothing was done. */
export async function changeState(
  database: Database,
  { request, version, person, now }: Change,
  state: State,
): Promise<boolean> {
  const time = now.toISOString();
  const [, changed] = await database.write([
    {
      sql: `INSERT INTO audit_log (at, person, what, request, detail)
        SELECT ?1, ?2, 'state', id, state || ' > ' || ?3 FROM requests WHERE id = ?4 AND version = ?5`,
      values: [time, person, state, request, version],
    },
    {
      sql: `UPDATE requests SET state = ?1, handled_at = ?2, version = version + 1 WHERE id = ?3 AND version = ?4`,
      values: [state, isHandled(state) ? time : null, request, version],
    },
  ]);
  return changed === 1;
}

export interface NewNote {
  request: number;
  person: number;
  text: string;
  /** The same when a note is sent twice. */
  key: string;
  now: Date;
}

/** Notes are only ever added, so they need no version. */
export async function addNote(
  database: Database,
  { request, person, text, key, now }: NewNote,
): Promise<void> {
  const time = now.toISOString();
  const isNew = 'NOT EXISTS (SELECT 1 FROM notes WHERE key = ?4)';
  await database.write([
    {
      sql: `INSERT INTO audit_log (at, person, what, request)
        SELECT ?1, ?2, 'note', id FROM requests WHERE id = ?3 AND ${isNew}`,
      values: [time, person, request, key],
    },
    {
      sql: `INSERT INTO notes (at, person, request, key, text)
        SELECT ?1, ?2, id, ?4, ?5 FROM requests WHERE id = ?3 AND ${isNew}`,
      values: [time, person, request, key, text],
    },
  ]);
}

/** One's own only. */
export async function removeNote(database: Database, note: number, person: number, now: Date): Promise<void> {
  await database.write([
    {
      sql: `INSERT INTO audit_log (at, person, what, request)
        SELECT ?1, ?2, 'note removed', request FROM notes WHERE id = ?3 AND person = ?2`,
      values: [now.toISOString(), person, note],
    },
    { sql: 'DELETE FROM notes WHERE id = ?1 AND person = ?2', values: [note, person] },
  ]);
}

export interface Correction {
  name: string;
  mobile: string;
  email: string | null;
}

/**
 * The requests as they were on the screen, all of them or none. Each keeps the rest of what was sent.
 * Only the names of the fields go into the record, never what stood in them.
 */
export async function correct(
  database: Database,
  seen: { id: number; version: number }[],
  { name, mobile, email }: Correction,
  { person, now, fields }: { person: number; now: Date; fields: string[] },
): Promise<boolean> {
  const ids = JSON.stringify(seen.map(({ id, version }) => [id, version]));
  const asSeen = `(SELECT count(*) FROM requests JOIN json_each(?1) AS seen
    ON requests.id = json_extract(seen.value, '$[0]') AND requests.version = json_extract(seen.value, '$[1]'))`;
  const ofThem = `id IN (SELECT json_extract(value, '$[0]') FROM json_each(?1)) AND ?2 = ${asSeen}`;
  const [, changed] = await database.write([
    {
      sql: `INSERT INTO audit_log (at, person, what, request, detail)
        SELECT ?3, ?4, 'corrected', id, ?5 FROM requests WHERE ${ofThem}`,
      values: [ids, seen.length, now.toISOString(), person, fields.join(', ')],
    },
    {
      sql: `UPDATE requests SET version = version + 1,
        payload = json_set(payload, '$.name', ?3, '$.mobile', ?4, '$.email', ?5) WHERE ${ofThem}`,
      values: [ids, seen.length, name, mobile, email],
    },
  ]);
  return changed === seen.length;
}

/** With their notes. The record keeps how many there were, and loses which. */
export async function erase(
  database: Database,
  ids: number[],
  { person, now }: { person: number | null; now: Date },
): Promise<void> {
  const list = JSON.stringify(ids);
  await database.write([
    {
      sql: `INSERT INTO audit_log (at, person, what, detail) SELECT ?1, ?2, 'erased', count(*) FROM requests
        WHERE id IN (SELECT value FROM json_each(?3)) HAVING count(*) > 0`,
      values: [now.toISOString(), person, list],
    },
    { sql: 'DELETE FROM requests WHERE id IN (SELECT value FROM json_each(?1))', values: [list] },
  ]);
}

export const exported = (person: number, now: Date, count: number) =>
  addToAuditLog({ at: now, person, what: 'exported', detail: String(count) });
