import * as v from 'valibot';
import { DAY_MS } from '@clinic/contract/dates.ts';
import { readableTime } from '../format/text.ts';
import { ALERT, alertText } from '../reception/labels/alerts.ts';
import type { Database } from '../store/database.ts';
import { time } from '../store/rows.ts';
import { createDeliveries, createRowQueue } from './deliveries.ts';
import { CLAIMED_FOR_MS, type MailOptions } from './mail.ts';

/** The commands for people run in another process, which cannot notify the desk. */
const POLL_MS = 10 * 60_000;
/** Older mail is dropped. */
const EXPIRES_MS = 2 * DAY_MS;

const texts = { name: v.string(), detail: v.string(), email: v.string(), reference: v.string() };
const alert = v.object({ id: v.number(), at: time, what: ALERT, attempts: v.number(), ...texts });
const COLUMNS =
  'id, at, what, (SELECT name FROM people WHERE people.id = person) AS name, detail, email, reference';

/** Notifies people by mail of changes to their account, and publishers of pages that wait. */
export function createAlertMail(database: Database, from: string, { send, ...options }: MailOptions) {
  const queue = createRowQueue(database, ['alerts', COLUMNS], alert);
  return createDeliveries(
    { ...queue, next: async () => (await queue.next()) ?? new Date(Date.now() + POLL_MS) },
    async (item, stopping) => {
      if (Date.now() - item.at.getTime() > EXPIRES_MS) return { kind: 'dropped' };
      return send({ from, ...mailAbout(item) }, stopping);
    },
    {
      failed: 'A mail about an account could not be sent',
      recovered: 'Mail about accounts is being sent again.',
    },
    { claimedForMs: CLAIMED_FOR_MS, ...options },
  );
}

/** Locked phones show the subject, so it names no page. */
const requestToPublish = (name: string, detail: string) => ({
  subject: 'You are asked to publish',
  text: `${name}, these pages wait to be published. Asked by ${detail}\n\nOpen the editor of the website, then "To publish".\n`,
});

/** Contains no link, so that people do not get used to signing in by links in mails. */
function mailAbout({ at, name, what, detail, email, reference }: v.InferOutput<typeof alert>) {
  if (what === 'asked to publish') return { reference, to: [email], ...requestToPublish(name, detail) };
  const event = alertText(what);
  const text = `${name}, this happened to your account at the front desk:

${event}${detail && `, ${detail}`}
${readableTime(at)} (clinic time)

If this was you, there is nothing to do. If it was not, ask a manager for a new link at once. With it you choose a new password, and every browser is signed out.

The front desk never asks for your password or a code by mail.
`;
  return { reference, to: [email], subject: `Your account at the front desk: ${event}`, text };
}
