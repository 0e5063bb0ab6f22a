import { KEPT_COLUMNS, keptRequest, type KeptRequest } from '../../store/kept-request.ts';
import type { Database, Row } from '../../store/database.ts';
import { STATES, type State } from '../../store/states.ts';
import { whereOf, type Search } from './search.ts';

/** A request with what the desk has made of it. */
export interface DeskRequest extends KeptRequest {
  version: number;
  notice: string | undefined;
  notes: number;
}

export interface Note {
  id: number;
  by: string;
  person: number;
  at: Date;
  text: string;
}

const COLUMNS = `${KEPT_COLUMNS}, version, notice,
  (SELECT count(*) FROM notes WHERE notes.request = requests.id) AS notes`;

const toRequest = (row: Row): DeskRequest => ({
  ...keptRequest(row),
  version: Number(row.version),
  notice: row.notice === null ? undefined : String(row.notice),
  notes: Number(row.notes),
});

/** The new ones first where they stand among others, and the newest of them on top. */
const orderOf = ({ view }: Search) =>
  view === 'to do'
    ? "ORDER BY state = 'new' DESC, received_at DESC, id DESC"
    : 'ORDER BY received_at DESC, id DESC';

export async function findRequests(
  database: Database,
  search: Search,
  page: number,
  perPage: number,
): Promise<DeskRequest[]> {
  const where = whereOf(search);
  const rows = await database.read(
    `SELECT ${COLUMNS} FROM requests ${where.sql} ${orderOf(search)} LIMIT ? OFFSET ?`,
    [...where.values, perPage, (page - 1) * perPage],
  );
  return rows.map(toRequest);
}

const AT_ONCE = 500;

/**
 * All that are found, some at a time. Which ones they are is settled at the beginning: page by page, one that arrives
 * or changes its state meanwhile would push another out of sight.
 */
export async function* allRequests(database: Database, search: Search): AsyncGenerator<DeskRequest[]> {
  const where = whereOf(search);
  const found = await database.read(`SELECT id FROM requests ${where.sql} ${orderOf(search)}`, where.values);
  const ids = found.map(({ id }) => Number(id));
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const rows = await database.read(
      `SELECT ${COLUMNS} FROM (SELECT key AS place, value AS wanted FROM json_each(?1))
        JOIN requests ON id = wanted ORDER BY place`,
      [JSON.stringify(ids.slice(start, start + AT_ONCE))],
    );
    yield rows.map(toRequest);
  }
}

export async function countFound(database: Database, search: Search): Promise<number> {
  const where = whereOf(search);
  const [row] = await database.read(`SELECT count(*) AS count FROM requests ${where.sql}`, where.values);
  return Number(row?.count);
}

export type StateCounts = Record<State, number>;

export async function countStates(database: Database): Promise<StateCounts> {
  const rows = await database.read('SELECT state, count(*) AS count FROM requests GROUP BY state');
  const found = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  return Object.fromEntries(STATES.map((state) => [state, found.get(state) ?? 0])) as StateCounts;
}

export async function requestAt(database: Database, id: number): Promise<DeskRequest | undefined> {
  const [row] = await database.read(`SELECT ${COLUMNS} FROM requests WHERE id = ?1`, [id]);
  return row && toRequest(row);
}

/** The one that has waited longest. */
export async function nextNew(database: Database): Promise<number | undefined> {
  const [row] = await database.read(
    "SELECT id FROM requests WHERE state = 'new' ORDER BY received_at, id LIMIT 1",
  );
  return row && Number(row.id);
}

/** All requests from the number of this one, this one among them, newest first. */
export async function requestsOfPerson(database: Database, id: number): Promise<DeskRequest[]> {
  const rows = await database.read(
    `SELECT ${COLUMNS} FROM requests
      WHERE mobile_end = (SELECT mobile_end FROM requests WHERE id = ?1) ORDER BY received_at DESC, id DESC`,
    [id],
  );
  return rows.map(toRequest);
}

export async function notesOf(database: Database, request: number): Promise<Note[]> {
  const rows = await database.read(
    `SELECT notes.id, people.name AS "by", person, at, text FROM notes JOIN people ON people.id = notes.person
      WHERE request = ?1 ORDER BY notes.id DESC`,
    [request],
  );
  return rows.map((row) => ({
    id: Number(row.id),
    by: String(row.by),
    person: Number(row.person),
    at: new Date(String(row.at)),
    text: String(row.text),
  }));
}

export async function latestRequest(database: Database): Promise<number> {
  const [row] = await database.read('SELECT max(id) AS id FROM requests');
  return Number(row?.id ?? 0);
}

export async function countAfter(database: Database, id: number): Promise<number> {
  const [row] = await database.read(
    "SELECT count(*) AS count FROM requests WHERE id > ?1 AND state <> 'spam'",
    [id],
  );
  return Number(row?.count);
}
