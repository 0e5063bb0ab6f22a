// What happened to somebody's account, which they are told by mail and after their next sign-in.
import * as v from 'valibot';
import { sql, type Database, type Statement } from '../../store/database.ts';
import { readRows } from '../../store/rows.ts';
import { ALERT, type Alert } from '../labels/alerts.ts';

const HOUR_MS = 3_600_000;
const KEPT_MS = 90 * 24 * HOUR_MS;

/** Mails within an hour. These two are for anybody who knows the password to cause. */
const mostMails = (what: Alert) => (what === 'wrong code' || what === 'new browser' ? 1 : 10);

/** `people` is a condition, as `detail` may be an expression, over the table of that name. */
export function alert(people: Statement, what: Alert, now: Date, detail: Statement | string = ''): Statement {
  const mails = sql`SELECT count(*) FROM alerts WHERE person = people.id AND what = ${what}
    AND email IS NOT NULL AND at BETWEEN ${new Date(now.getTime() - HOUR_MS)} AND ${now}`;
  return sql`INSERT INTO alerts (person, at, what, detail, email, notify_at)
    SELECT id, ${now}, ${what}, ${detail}, address, iif(address IS NULL, NULL, ${now})
    FROM (SELECT *, iif((${mails}) < ${mostMails(what)}, email, NULL) AS address FROM people WHERE ${people})`;
}

/** Whoever did it: a person of the desk, or a command. */
export const doneByName = (by: number | null): Statement =>
  sql`coalesce((SELECT 'by ' || name FROM people WHERE id = ${by}), 'by whoever runs the site')`;

/** What the person has not been shown yet. Each is returned once. */
export async function takeUnseen(database: Database, person: number): Promise<Alert[]> {
  const unseen = await readRows(database, v.object({ what: ALERT }))`UPDATE alerts SET seen = 1
    WHERE person = ${person} AND seen = 0 RETURNING what`;
  return unseen.map(({ what }) => what);
}

export const forgetOldAlerts = (person: number, now: Date): Statement =>
  sql`DELETE FROM alerts WHERE person = ${person} AND at < ${new Date(now.getTime() - KEPT_MS)}`;
