import type { Settings } from '../settings.ts';
import { raw, type Database, type Value } from '../store/database.ts';
import { isAny } from '../store/rows.ts';
import { lastTime } from './mail-times.ts';

/** Some five minutes of trying in vain. */
const MANY_ATTEMPTS = 6;
const LATE_MS = 15 * 60_000;

export const WEBHOOK_OVERDUE = `SELECT 1 FROM requests
  WHERE notify_at IS NOT NULL AND (notify_attempts > ?1 OR notify_at < ?2) LIMIT 1`;
const MAIL_OVERDUE = 'SELECT 1 FROM mail WHERE attempts > ?1 OR try_at < ?2';
export const MAIL_NOT_BEGUN = 'SELECT 1 FROM requests WHERE mail IS NULL AND received_at < ?1 LIMIT 1';

/** Which ways of telling the practice have failed for a while, in sentences. */
export async function overdueNotices(
  database: Database,
  { webhook, mail }: Pick<Settings, 'webhook' | 'mail'>,
  now: Date,
): Promise<string[]> {
  const late = new Date(now.getTime() - LATE_MS);
  const any = (sql: string, ...values: Value[]) => isAny(database, raw(sql, ...values));
  const troubles: string[] = [];
  if (webhook && (await any(WEBHOOK_OVERDUE, MANY_ATTEMPTS, late.toISOString())))
    troubles.push('The webhook has not taken a request for some minutes.');
  if (!mail) return troubles;
  const due = mail.times.length > 0 ? lastTime(mail.times, late) : late;
  if (
    (await any(MAIL_OVERDUE, MANY_ATTEMPTS, late.toISOString())) ||
    (await any(MAIL_NOT_BEGUN, due.toISOString()))
  )
    troubles.push('The mail about new requests cannot be sent.');
  return troubles;
}
