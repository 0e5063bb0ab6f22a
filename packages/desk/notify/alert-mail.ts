import * as v from 'valibot';
import { readableTime } from '../format/text.ts';
import { ALERT, alertWords } from '../reception/labels/alerts.ts';
import type { Database } from '../store/database.ts';
import { time } from '../store/rows.ts';
import { createDeliveries, createRowQueue } from './deliveries.ts';
import type { Send } from './mail.ts';

/** Longer than a mail server may take. */
const CLAIMED_FOR_MS = 120_000;
/** The commands for people cannot wake the desk. */
const LOOK_AGAIN_MS = 10 * 60_000;
/** Later, a mail would only puzzle: after that, the address is wrong or the desk had no mail. */
const LATEST_MS = 2 * 86_400_000;

const alert = v.object({
  id: v.number(),
  at: time,
  name: v.string(),
  what: ALERT,
  detail: v.string(),
  email: v.string(),
  reference: v.string(),
  attempts: v.number(),
});

/** Tells people by mail what happened to their account. */
export function createAlertMail(
  database: Pick<Database, 'read'>,
  from: string,
  send: Send,
  log: (sentence: string) => void,
  firstPause?: number,
) {
  const columns =
    'id, at, (SELECT name FROM people WHERE people.id = person) AS name, what, detail, email, reference';
  const queue = createRowQueue(database, 'alerts', alert, columns);
  return createDeliveries({
    queue: { ...queue, next: async () => (await queue.next()) ?? new Date(Date.now() + LOOK_AGAIN_MS) },
    async send(alert, stopping) {
      if (Date.now() - alert.at.getTime() > LATEST_MS) return 'delivered';
      const sent = await send({ from, ...letter(alert) }, stopping);
      return sent.kind === 'taken' ? 'delivered' : sent.why;
    },
    claimedForMs: CLAIMED_FOR_MS,
    says: {
      trouble: (why) => `A mail about somebody's account could not be sent (${why}); it will be tried again.`,
      well: 'Mail about accounts is being sent again.',
    },
    ...{ log, firstPause },
  });
}

/** No link: a mail with one teaches people to sign in by links from mails. */
function letter({ at, name, what, detail, email, reference }: v.InferOutput<typeof alert>) {
  const happened = alertWords(what, 1);
  const text = `${name}, this happened to your account at the front desk:

${happened}${detail && `, ${detail}`}
${readableTime(at)} (clinic time)

If this was you, there is nothing to do. If it was not, ask a manager for a new link at once. With it you choose a new password, and every browser is signed out.

The front desk never asks for your password or a code by mail.
`;
  return { reference, to: [email], subject: `Your account at the front desk: ${happened}`, text };
}
