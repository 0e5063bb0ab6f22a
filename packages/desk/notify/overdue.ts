import type { Settings } from '../settings/settings.ts';
import { sql, type Database } from '../store/database.ts';
import { isAny } from '../store/rows.ts';
import { lastTime } from './times.ts';

/** About five minutes of failed attempts. */
const MANY_ATTEMPTS = 6;
const LATE_MS = 15 * 60_000;

/** Returns a message for each notification that has failed for a while. */
export async function overdueNotices(
  database: Database,
  { webhook, mail }: Pick<Settings, 'webhook' | 'mail'>,
  now: Date,
): Promise<string[]> {
  const late = new Date(now.getTime() - LATE_MS);
  const messages: string[] = [];
  const isWebhookLate = sql`SELECT 1 FROM requests WHERE notify_at IS NOT NULL
    AND (notify_attempts > ${MANY_ATTEMPTS} OR notify_at < ${late}) LIMIT 1`;
  if (webhook && (await isAny(database, isWebhookLate)))
    messages.push('The webhook has not accepted a request for some minutes.');
  if (!mail) return messages;
  const isMailLate = sql`SELECT 1 FROM mail WHERE attempts > ${MANY_ATTEMPTS} OR try_at < ${late}
    UNION ALL SELECT 1 FROM requests WHERE mail IS NULL AND received_at < ${lastTime(mail.times, late)} LIMIT 1`;
  if (await isAny(database, isMailLate)) messages.push('The mail about new requests cannot be sent.');
  return messages;
}
