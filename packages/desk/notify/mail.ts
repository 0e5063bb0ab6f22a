import { readableTime, listEntry } from '../format/text.ts';
import type { Log } from '../lib/logger.ts';
import type { MailSettings } from '../settings/mail.ts';
import type { Database } from '../store/database.ts';
import type { StoredRequest } from '../store/stored-request.ts';
import { createMailQueue, type QueuedMail } from './mail-queue.ts';
import { createDeliveries, type Sent } from './deliveries.ts';
import { lastTime, nextTime } from './times.ts';

export interface MailMessage {
  /** The same at each attempt. */
  reference: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  /** Set in receipts. */
  replyTo?: string;
}

/** Marks the mail as automatic, so that no program answers it. A receipt answers what a patient sent. */
export const headersOf = ({ replyTo }: MailMessage) => ({
  'Auto-Submitted': replyTo ? 'auto-replied' : 'auto-generated',
});

/** Ends before `CLAIMED_FOR_MS`, and soon after the signal that the desk is stopping. Never rejects. */
export type Send = (message: MailMessage, stopping: AbortSignal) => Promise<Sent>;

export interface MailOptions {
  send: Send;
  log: Log;
  firstPause?: number;
}

export const CLAIMED_FOR_MS = 120_000;
/** At most one mail a minute: later requests are in the next one. */
const INTERVAL_MS = 60_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/** `isDeskOpen`: whether anyone can sign in to read the requests. */
export function createMail(
  database: Database,
  settings: MailSettings,
  options: MailOptions & { isDeskOpen: () => Promise<boolean>; interval?: number },
) {
  const { send, isDeskOpen, interval = INTERVAL_MS } = options;
  const queue = createMailQueue(database);
  let lastMail = -Infinity;
  const due = (now: Date): Date => (settings.times.length > 0 ? lastTime(settings.times, now) : now);
  const later = (now: Date): Date =>
    settings.times.length > 0 ? nextTime(settings.times, now) : new Date(now.getTime() + interval);
  /** A clock that was set back does not extend the pause. */
  const isQuiet = (now: number): boolean => lastMail <= now && now < lastMail + interval;

  return createDeliveries<string, QueuedMail>(
    {
      claim: async (now, retryAt) =>
        isQuiet(now.getTime()) ? undefined : queue.claim(now, due(now), retryAt),
      schedule: (id, at, mayHaveArrived) =>
        at ? queue.postpone(id, at, mayHaveArrived) : queue.markSent(id),
      next: async () => (isQuiet(Date.now()) ? new Date(lastMail + interval) : queue.next(later(new Date()))),
    },
    async ({ id }, stopping) => {
      const requests = await queue.requests();
      if (requests.length === 0) return { kind: 'dropped' };
      const sent = await send(createMessage(id, requests, settings, await isDeskOpen()), stopping);
      if (sent.kind === 'accepted') lastMail = Date.now();
      return sent;
    },
    { failed: 'The mail about new requests could not be sent', recovered: 'Mail is being sent again.' },
    { claimedForMs: CLAIMED_FOR_MS, longestPause: LONGEST_PAUSE_MS, ...options },
  );
}

const MOST_LISTED = 50;

/** Locked phones show mail, so it contains no more about patients than the practice has chosen. */
function createMessage(
  reference: string,
  requests: StoredRequest[],
  { from, to, details, link }: MailSettings,
  isDeskOpen: boolean,
): MailMessage {
  const count = requests.length;
  const subject = count === 1 ? 'A new request is waiting' : `${count} new requests are waiting`;
  const parts = [
    `${subject}, ${arrival(requests)}.`,
    ...(details ? requests.slice(0, MOST_LISTED).map(listEntry) : []),
    ...(details && count > MOST_LISTED ? [`And ${count - MOST_LISTED} more.`] : []),
    isDeskOpen ? linkText(link) : NO_LINK,
  ];
  return { reference, from, to, subject, text: `${parts.join('\n\n')}\n` };
}

const linkText = (link = "the receptionist's page of the website, /desk.") => `To read and answer: ${link}`;

/** The receptionist's page does not exist before the first person is added. */
const NO_LINK =
  'It cannot be read online yet, because no person can sign in. Add the first one with: npm run requests -- --add-person "Name"';

function arrival(requests: StoredRequest[]): string {
  const times = requests.map(({ receivedAt }) => receivedAt.getTime());
  const [first, last] = [Math.min(...times), Math.max(...times)].map((time) => readableTime(new Date(time)));
  return first === last ? `received on ${first}` : `received from ${first} to ${last}`;
}
