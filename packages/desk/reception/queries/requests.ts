import * as v from 'valibot';
import { raw, sql, type Database } from '../../store/database.ts';
import { REQUEST_COLUMNS, storedRequest } from '../../store/stored-request.ts';
import { isAny, orUndefined, readCount, readRow, readRows, time } from '../../store/rows.ts';
import { STATES, type State } from '../../store/states.ts';
import { whereOf, type Search } from './search.ts';

const deskRequest = v.object({
  ...storedRequest.entries,
  version: v.number(),
  notice: orUndefined(v.string()),
  notes: v.number(),
  noteTexts: orUndefined(v.string()),
});
export type DeskRequest = v.InferOutput<typeof deskRequest>;

const note = v.object({ id: v.number(), by: v.string(), person: v.number(), at: time, text: v.string() });
export type Note = v.InferOutput<typeof note>;

const numbered = v.object({ id: v.number() });

const COLUMNS = sql`${raw(REQUEST_COLUMNS)}, version, notice,
  (SELECT count(*) FROM notes WHERE notes.request = requests.id) AS notes,
  (SELECT group_concat(text, char(10)) FROM notes WHERE notes.request = requests.id) AS noteTexts`;

/** Bookings by time; the to-do list with new requests first; then by date. */
function orderOf({ view, booked, sort }: Search) {
  const first = booked ? 'booked_for,' : view === 'to do' ? "state = 'new' DESC," : '';
  const direction = sort === 'oldest' ? 'ASC' : 'DESC';
  return raw(`ORDER BY ${first} received_at ${direction}, id ${direction}`);
}

export const findRequests = (database: Database, search: Search, page: number, perPage: number) =>
  readRows(database, deskRequest)`SELECT ${COLUMNS} FROM requests ${whereOf(search)} ${orderOf(search)}
      LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;

const BATCH = 500;

/** An export fixes its ids first: with an offset, a request that arrives or changes meanwhile would hide another. */
export async function foundIds(database: Database, search: Search): Promise<number[]> {
  const found = sql`SELECT id FROM requests ${whereOf(search)} ${orderOf(search)}`;
  return (await readRows(database, numbered)`${found}`).map(({ id }) => id);
}

/** Reads them in batches. */
export async function* requestsWith(database: Database, ids: number[]): AsyncGenerator<DeskRequest[]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const some = JSON.stringify(ids.slice(start, start + BATCH));
    yield readRows(database, deskRequest)`SELECT ${COLUMNS}
      FROM (SELECT key AS position, value AS wanted FROM json_each(${some})) JOIN requests ON id = wanted
      ORDER BY position`;
  }
}

export const countFound = (database: Database, search: Search): Promise<number> =>
  readCount(database, sql`SELECT count(*) AS count FROM requests ${whereOf(search)}`);

export type StateCounts = Record<State, number>;

export async function countStates(database: Database): Promise<StateCounts> {
  const row = v.object({ state: v.picklist(STATES), count: v.number() });
  const found = await readRows(database, row)`SELECT state, count(*) AS count FROM requests GROUP BY state`;
  const none = STATES.map((state) => ({ state, count: 0 }));
  return Object.fromEntries([...none, ...found].map(({ state, count }) => [state, count])) as StateCounts;
}

export const requestAt = (database: Database, id: number): Promise<DeskRequest | undefined> =>
  readRow(database, deskRequest)`SELECT ${COLUMNS} FROM requests WHERE id = ${id}`;

/** The new request that has waited longest. */
export async function nextNew(database: Database): Promise<number | undefined> {
  const first = sql`SELECT id FROM requests WHERE state = 'new' ORDER BY received_at, id LIMIT 1`;
  return (await readRow(database, numbered)`${first}`)?.id;
}

/** `all` are the requests from the same mobile number, newest first, with this one. */
export async function withSameNumber(database: Database, id: number) {
  const all = await readRows(database, deskRequest)`SELECT ${COLUMNS} FROM requests
    WHERE mobile_end = (SELECT mobile_end FROM requests WHERE id = ${id}) ORDER BY received_at DESC, id DESC`;
  const request = all.find((one) => one.id === id);
  return request && { request, all, others: all.filter((one) => one.id !== id) };
}

export const notesOf = (database: Database, request: number): Promise<Note[]> =>
  readRows(database, note)`SELECT notes.id, people.name AS "by", person, at, text
    FROM notes JOIN people ON people.id = notes.person WHERE request = ${request} ORDER BY notes.id DESC`;

export const isTimeTaken = (database: Database, at: Date, id: number): Promise<boolean> =>
  isAny(database, sql`SELECT 1 FROM requests WHERE booked_for = ${at} AND state = 'booked' AND id <> ${id}`);

export const countAfter = (database: Database, id: number): Promise<number> =>
  readCount(database, sql`SELECT count(*) AS count FROM requests WHERE id > ${id} AND state <> 'spam'`);
