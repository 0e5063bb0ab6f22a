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

export interface NewAuditEntry {
  at: Date;
  /** Null for a command, or the desk itself. */
  person?: number | null;
  what: What;
  request?: number;
  detail?: string;
}

export const addToAuditLog = ({ at, person, what, request, detail }: NewAuditEntry): Statement =>
  sql`INSERT INTO audit_log (at, person, what, request, detail)
    VALUES (${at}, ${person ?? null}, ${what}, ${request ?? null}, ${detail ?? null})`;

export const doneBy = (
  { person, now }: { person: { id: number }; now: Date },
  what: What,
  more: { request?: number; detail?: string } = {},
): Statement => addToAuditLog({ at: now, person: person.id, what, ...more });

const SAME_VIEW_MS = 10 * 60_000;

/** Views of a request within ten minutes are recorded once. */
export const recordView = (request: number, person: number, at: Date): Statement =>
  sql`INSERT INTO audit_log (at, person, what, request)
    SELECT ${at}, ${person}, 'looked at', id FROM requests WHERE id = ${request} AND NOT EXISTS (
      SELECT 1 FROM audit_log WHERE request = ${request} AND person = ${person} AND what = 'looked at'
        AND at BETWEEN ${new Date(at.getTime() - SAME_VIEW_MS)} AND ${at})`;

const SELECT = sql`SELECT audit_log.id, at, people.name AS "by", what, request, coalesce(detail, '') AS detail
  FROM audit_log LEFT JOIN people ON people.id = audit_log.person`;

export const auditLogOf = (database: Database, request: number): Promise<AuditEntry[]> =>
  readRows(database, auditEntry)`${SELECT} WHERE request = ${request} ORDER BY audit_log.id DESC`;

export const auditLogPage = (database: Database, page: number, perPage: number): Promise<AuditEntry[]> =>
  readRows(database, auditEntry)`${SELECT}
    ORDER BY audit_log.id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;

export const countAuditEntries = (database: Database): Promise<number> =>
  readCount(database, sql`SELECT count(*) AS count FROM audit_log`);
