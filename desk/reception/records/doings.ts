import type { Database, Row, Statement } from '../../store/database.ts';

/** What is written down. None of it holds anything of a patient. */
export type What =
  | 'person added'
  | 'person removed'
  | 'joined'
  | 'password changed'
  | 'signed in'
  | 'sign-in refused'
  | 'signed out'
  | 'signed out everywhere'
  | 'looked at'
  | 'looked at everything'
  | 'state'
  | 'note'
  | 'note removed'
  | 'corrected'
  | 'printed'
  | 'exported'
  | 'erased'
  | 'removed after its time';

export interface Doing {
  id: number;
  at: Date;
  /** The name of whoever did it; undefined for the desk itself. */
  by: string | undefined;
  what: What;
  request: number | undefined;
  detail: string;
}

export interface NewDoing {
  at: Date;
  /** Null: a command, or the desk by itself. */
  person: number | null;
  what: What;
  request?: number;
  detail?: string;
}

export const doing = ({ at, person, what, request, detail }: NewDoing): Statement => ({
  sql: 'INSERT INTO doings (at, person, what, request, detail) VALUES (?1, ?2, ?3, ?4, ?5)',
  values: [at.toISOString(), person, what, request ?? null, detail ?? null],
});

/** Looking at the same request again soon after is the same look. */
export const lookedAt = (request: number, person: number, at: Date): Statement => ({
  sql: `INSERT INTO doings (at, person, what, request)
    SELECT ?1, ?2, 'looked at', id FROM requests WHERE id = ?3 AND NOT EXISTS (
      SELECT 1 FROM doings WHERE request = ?3 AND person = ?2 AND what = 'looked at' AND at BETWEEN ?4 AND ?1)`,
  values: [at.toISOString(), person, request, new Date(at.getTime() - SAME_LOOK_MS).toISOString()],
});

const SAME_LOOK_MS = 10 * 60_000;

const COLUMNS = `SELECT doings.id, at, people.name AS "by", what, request, detail
  FROM doings LEFT JOIN people ON people.id = doings.person`;

const toDoing = (row: Row): Doing => ({
  id: Number(row.id),
  at: new Date(String(row.at)),
  by: row.by === null ? undefined : String(row.by),
  what: row.what as What,
  request: row.request === null ? undefined : Number(row.request),
  detail: String(row.detail ?? ''),
});

/** Newest first. */
export async function doingsOf(database: Database, request: number): Promise<Doing[]> {
  const rows = await database.read(`${COLUMNS} WHERE request = ?1 ORDER BY doings.id DESC`, [request]);
  return rows.map(toDoing);
}

/** Newest first, a page of them. */
export async function allDoings(database: Database, page: number, perPage: number): Promise<Doing[]> {
  const rows = await database.read(`${COLUMNS} ORDER BY doings.id DESC LIMIT ?1 OFFSET ?2`, [
    perPage,
    (page - 1) * perPage,
  ]);
  return rows.map(toDoing);
}

export async function countDoings(database: Database): Promise<number> {
  const [row] = await database.read('SELECT count(*) AS count FROM doings');
  return Number(row?.count);
}
