// Security alerts about a person's account, sent by mail and shown after the next sign-in.
import * as v from 'valibot';
import { HOUR_MS } from '@clinic/contract/dates.ts';
import { sql, type Database, type Statement } from '../../store/database.ts';
import { readRows } from '../../store/rows.ts';
import { stripControls } from '../../format/text.ts';
import { ALERT, type Alert } from '../labels/alerts.ts';
import type { By } from './audit-log.ts';

/** An SQL condition on people, which limits mails per hour. A thief who causes wrong codes must not flood an inbox. */
const mayMail = (what: Alert, now: Date): Statement =>
  sql`(SELECT count(*) FROM alerts WHERE person = people.id AND what = ${what} AND email IS NOT NULL
    AND at BETWEEN ${new Date(now.getTime() - HOUR_MS)} AND ${now}) < ${what === 'wrong code' ? 1 : 5}`;

/** `people` is an SQL condition on the table people; `detail` may be an expression over it. */
export function alert(people: Statement, what: Alert, now: Date, detail: Statement | string = ''): Statement {
  return sql`INSERT INTO alerts (person, at, what, detail, email, notify_at)
    SELECT id, ${now}, ${what}, ${detail}, address, iif(address IS NULL, NULL, ${now})
    FROM (SELECT *, iif(${mayMail(what, now)}, email, NULL) AS address FROM people WHERE ${people})`;
}

/** Skips the very first sign-in. */
export const newBrowser = (id: number, now: Date, isPhone: boolean): Statement => {
  const hasSignedIn = sql`EXISTS (SELECT 1 FROM audit_log WHERE person = people.id AND what = 'signed in')`;
  const detail = `on ${isPhone ? 'a phone or a tablet' : 'a computer'}`;
  return alert(sql`id = ${id} AND ${hasSignedIn}`, 'new browser', now, detail);
};

/** Asks everybody who may publish, by mail only. */
export const askToPublish = (by: string, titles: string[], now: Date): Statement => {
  const detail = `${by}: ${stripControls(titles.join(', '))}`;
  return sql`INSERT INTO alerts (person, at, what, detail, email, notify_at, seen)
    SELECT id, ${now}, 'asked to publish', ${detail}, email, ${now}, 1 FROM people
    WHERE role IN ('publisher', 'manager') AND email IS NOT NULL AND removed_at IS NULL AND name <> ${by}
      AND ${mayMail('asked to publish', now)}`;
};

export const doneByName = ({ person }: By): Statement =>
  sql`coalesce((SELECT 'by ' || name FROM people WHERE id = ${person?.id ?? null}), 'by a command on the server')`;

/** Returns the alerts that were not shown yet, and marks them as shown. */
export async function takeUnseen(database: Database, person: number) {
  const unseen = await readRows(database, v.object({ what: ALERT }))`UPDATE alerts SET seen = 1
    WHERE person = ${person} AND seen = 0 RETURNING what`;
  return [...Map.groupBy(unseen, ({ what }) => what)].map(([what, { length: count }]) => ({ what, count }));
}
