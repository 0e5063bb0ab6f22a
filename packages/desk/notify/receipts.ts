import * as v from 'valibot';
import { DAY_MS, HOUR_MS } from '@clinic/contract/dates.ts';
import { hoursInWords } from '@clinic/contract/open-hours.ts';
import { paths } from '@clinic/contract/paths.ts';
import type { Choices } from '../app/validation.ts';
import { readableTime } from '../format/text.ts';
import { raw, type Database } from '../store/database.ts';
import { readRow, readRows, time } from '../store/rows.ts';
import { REQUEST_COLUMNS, storedRequest } from '../store/stored-request.ts';
import { createDeliveries, createRowQueue } from './deliveries.ts';
import { CLAIMED_FOR_MS, type MailOptions } from './mail.ts';

const EXPIRES_MS = 4 * HOUR_MS;
/** Besides one an hour, because anyone can enter the address of another person. */
const DAILY_PER_MAILBOX = 3;
/** Fewer than mail providers allow, so that a flood does not stop the practice's own mail. */
const DAILY = 200;

type Practice = NonNullable<Choices['practice']>;
type Request = v.InferOutput<typeof request>;
const request = v.object({ ...storedRequest.entries, reference: v.string() });
const queued = v.object({ id: v.number(), attempts: v.number() });
const earlier = v.object({ at: time, email: v.string() });

/** Mails a receipt to patients who gave an address. /health ignores failures, because anyone can cause them. */
export function createReceipts(
  database: Pick<Database, 'read'>,
  from: string,
  options: MailOptions & { practice: () => Practice | undefined },
) {
  async function isLimited({ id, receivedAt }: Request, mailbox: string): Promise<boolean> {
    const before = (ms: number) => new Date(receivedAt.getTime() - ms);
    const all = await readRows(database, earlier)`
      SELECT received_at AS at, json_extract(payload, '$.email') AS email
      FROM requests INDEXED BY requests_by_time CROSS JOIN receipts USING (id)
      WHERE received_at > ${before(DAY_MS)} AND id < ${id} AND email IS NOT NULL LIMIT ${DAILY}`;
    const same = all.filter(({ email }) => mailboxOf(email) === mailbox);
    const isTooSoon = same.some(({ at }) => at > before(HOUR_MS));
    return isTooSoon || same.length >= DAILY_PER_MAILBOX || all.length >= DAILY;
  }

  return createDeliveries(
    createRowQueue(database, ['receipts', 'id'], queued),
    async ({ id }, stopping) => {
      const found = await readRow(database, request)`SELECT ${raw(REQUEST_COLUMNS)}, reference FROM requests
        WHERE id = ${id} AND handled_at IS NULL AND received_at > ${new Date(Date.now() - EXPIRES_MS)}`;
      const email = found?.payload.email;
      if (!email || (await isLimited(found, mailboxOf(email)))) return { kind: 'dropped' };
      const practice = options.practice();
      if (!practice?.contact) return { kind: 'rejected', reason: 'build the site again' };
      const { email: replyTo } = practice.contact;
      const mail = { reference: found.reference, from, to: [email], replyTo };
      const subject = 'We have received your request';
      return options.send({ ...mail, subject, text: textAbout(found, practice) }, stopping);
    },
    { failed: 'A receipt could not be sent', recovered: 'Receipts are being sent again.' },
    { claimedForMs: CLAIMED_FOR_MS, ...options },
  );
}

/** Ignores dots and "+tag", by which one mailbox has many addresses. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/(\.|\+.*)(?=.*@)/g, '');

const SUBJECTS = {
  [paths.booking]: ['request for an appointment', 'we call you to agree on a day and time'],
  [paths.appointment]: ['request', 'we call you or write to you'],
  [paths.query]: ['question', 'we answer you by phone or e-mail within 24 hours'],
};

/** Repeats nothing from the form: the address may be wrong, the mailbox shared, and the sender a spammer. */
function textAbout({ id, receivedAt, path }: Request, { name, address, hours, contact }: Practice): string {
  const [what, next] = SUBJECTS[path];
  return [
    `We have received your ${what}, on ${readableTime(receivedAt)} (Indian time). Its number is ${id}.`,
    `What happens next: ${next}. An appointment is fixed only when we have confirmed it.`,
    contact?.emergency,
    `To change or cancel it, call ${contact?.phone}${hours ? ` (${hoursInWords(hours)})` : ''} or answer this mail.`,
    'If you sent us nothing, your address was entered by mistake. Please ignore this mail.',
    `${name}\n${address}\n`,
  ].join('\n\n');
}
