import * as v from 'valibot';
import { readableTime } from '../format/text.ts';
import { ALERT, alertWords } from '../reception/labels/alerts.ts';
import type { Database } from '../store/database.ts';
import { time } from '../store/rows.ts';
import { createDeliveries, createRowQueue } from './deliveries.ts';
import type { Send } from './mail.ts';

/** Longer than a mail server may take. */
const CLAIMED_FOR_MS = 120_000;
/** The commands for people run in another process, which cannot wake the desk. */
const LOOK_AGAIN_MS = 10 * 60_000;
/** An older mail is dropped: it would only puzzle the person. */
const LATEST_MS = 2 * 86_400_000;

const texts = { name: v.string(), detail: v.string(), email: v.string(), reference: v.string() };
const alert = v.object({ id: v.number(), at: time, what: ALERT, attempts: v.number(), ...texts });
const COLUMNS =
  'id, at, what, (SELECT name FROM people WHERE people.id = person) AS name, detail, email, reference';

/** Tells people by mail what happened to their account. */
export function createAlertMail(
  database: Database,
  from: string,
  { send, log, firstPause }: { send: Send; log: (sentence: string) => void; firstPause?: number },
) {
  const queue = createRowQueue(database, ['alerts', COLUMNS], alert);
  return createDeliveries(
    { ...queue, next: async () => (await queue.next()) ?? new Date(Date.now() + LOOK_AGAIN_MS) },
    async (item, stopping) => {
      if (Date.now() - item.at.getTime() > LATEST_MS) return 'delivered';
      const sent = await send({ from, ...letter(item) }, stopping);
      return sent.kind === 'taken' ? 'delivered' : sent.why;
    },
    { failed: 'A mail about an account could not be sent', well: 'Mail about accounts is being sent again.' },
    { claimedForMs: CLAIMED_FOR_MS, log, firstPause },
  );
}

/** Contains no link, because a link would teach people to sign in by links from mails. */
function letter({ at, name, what, detail, email, reference }: v.InferOutput<typeof alert>) {
  const happened = alertWords(what);
  const text = `${name}, this happened to your account at the front desk:

${happened}${detail && `, ${detail}`}
${readableTime(at)} (clinic time)

If this was you, there is nothing to do. If it was not, ask a manager for a new link at once. With it you choose a new password, and every browser is signed out.

The front desk never asks for your password or a code by mail.
`;
  return { reference, to: [email], subject: `Your account at the front desk: ${happened}`, text };
}
