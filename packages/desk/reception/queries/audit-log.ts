import * as v from 'valibot';
import { sql, type Database, type Statement } from '../../store/database.ts';
import { orUndefined, readCount, readRows, time } from '../../store/rows.ts';
import { WHAT, type What } from '../labels/audit-log.ts';

const auditEntry = v.object({
  id: v.number(),
  at: time,
  /** The name of the person; undefined for the desk itself. */
  by: orUndefined(v.string()),
  what: v.picklist(WHAT),
  request: orUndefined(v.number()),
  detail: v.string(),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

/** Who acts, and when. `person` is missing for a command and for the desk itself. */
export interface By {
  person?: { id: number } | undefined;
  now: Date;
}

type About = { request?: Statement | number; detail?: Statement | string | undefined };

/** Adds an entry for each of `rows`, a part of SQL such as "people WHERE …"; `request` and `detail` may be columns of it. */
export const recordEach = (
  { person, now }: By,
  what: What,
  rows: Statement,
  { request, detail }: About = {},
): Statement => sql`INSERT INTO audit_log (at, person, what, request, detail)
  SELECT ${now}, ${person?.id ?? null}, ${what}, ${request ?? null}, ${detail ?? null} FROM ${rows}`;

export const record = (by: By, what: What, about?: About): Statement =>
  recordEach(by, what, sql`(SELECT 1)`, about);

/** Deletes requests with their notes; `requests` is "requests WHERE …". The audit log keeps only their number. */
export const deleteRequests = (by: By, what: What, requests: Statement): Statement[] => [
  recordEach(by, what, sql`${requests} HAVING count(*) > 0`, { detail: sql`count(*)` }),
  sql`DELETE FROM ${requests}`,
];

const SAME_VIEW_MS = 10 * 60_000;

/** Views of a request within ten minutes are recorded once. */
export const recordView = (by: By & { person: { id: number } }, request: number): Statement => {
  const views = sql`SELECT 1 FROM audit_log WHERE request = ${request} AND person = ${by.person.id}
    AND what = 'looked at' AND at BETWEEN ${new Date(by.now.getTime() - SAME_VIEW_MS)} AND ${by.now}`;
  return recordEach(by, 'looked at', sql`requests WHERE id = ${request} AND NOT EXISTS (${views})`, {
    request,
  });
};

const SELECT = sql`SELECT audit_log.id, at, people.name AS "by", what, request, coalesce(detail, '') AS detail
  FROM audit_log LEFT JOIN people ON people.id = audit_log.person`;

export const auditLogOf = (database: Database, request: number): Promise<AuditEntry[]> =>
  readRows(database, auditEntry)`${SELECT} WHERE request = ${request} ORDER BY audit_log.id DESC`;

export const auditLogPage = (database: Database, page: number, perPage: number): Promise<AuditEntry[]> =>
  readRows(database, auditEntry)`${SELECT}
    ORDER BY audit_log.id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;

export const countAuditEntries = (database: Database): Promise<number> =>
  readCount(database, sql`SELECT count(*) AS count FROM audit_log`);
