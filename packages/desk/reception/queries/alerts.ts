// What happened to somebody's account, which they are told by mail and after their next sign-in.
import * as v from 'valibot';
import { sql, type Database, type Statement } from '../../store/database.ts';
import { readRows } from '../../store/rows.ts';
import { ALERT, type Alert } from '../labels/alerts.ts';

const HOUR_MS = 3_600_000;

/** Mails within an hour. Anybody with the password can cause wrong codes, and must not fill an inbox. */
const mostMails = (what: Alert) => (what === 'wrong code' ? 1 : 5);

/** `people` is a condition on the table people; `detail` may be an expression over it. */
export function alert(people: Statement, what: Alert, now: Date, detail: Statement | string = ''): Statement {
  const mails = sql`SELECT count(*) FROM alerts WHERE person = people.id AND what = ${what}
    AND email IS NOT NULL AND at BETWEEN ${new Date(now.getTime() - HOUR_MS)} AND ${now}`;
  return sql`INSERT INTO alerts (person, at, what, detail, email, notify_at)
    SELECT id, ${now}, ${what}, ${detail}, address, iif(address IS NULL, NULL, ${now})
    FROM (SELECT *, iif((${mails}) < ${mostMails(what)}, email, NULL) AS address FROM people WHERE ${people})`;
}

/** No alert for the very first sign-in. The User-Agent says whether it is a phone. */
export const newBrowser = (id: number, now: Date, isPhone: boolean): Statement => {
  const hasSignedIn = sql`EXISTS (SELECT 1 FROM audit_log WHERE person = people.id AND what = 'signed in')`;
  const detail = `on ${isPhone ? 'a phone or a tablet' : 'a computer'}`;
  return alert(sql`id = ${id} AND ${hasSignedIn}`, 'new browser', now, detail);
};

/** Names the person who did it; null is a command. */
export const doneByName = (by: number | null): Statement =>
  sql`coalesce((SELECT 'by ' || name FROM people WHERE id = ${by}), 'by a command on the server')`;

/** Returns the alerts that the person has not been shown yet, each once. */
export async function takeUnseen(database: Database, person: number) {
  const unseen = await readRows(database, v.object({ what: ALERT }))`UPDATE alerts SET seen = 1
    WHERE person = ${person} AND seen = 0 RETURNING what`;
  return [...Map.groupBy(unseen, ({ what }) => what)].map(([what, { length: count }]) => ({ what, count }));
}
