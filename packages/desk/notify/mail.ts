import { readableTime, listEntry } from '../format/text.ts';
import { createReporter, type Log } from '../lib/logger.ts';
import type { MailSettings } from '../settings/mail.ts';
import type { Database } from '../store/database.ts';
import type { StoredRequest } from '../store/stored-request.ts';
import { createMailQueue, type QueuedMail } from './mail-queue.ts';
import { pauseAfter } from '../lib/repeat.ts';
import { lastTime, nextTime } from './times.ts';

export interface MailMessage {
  /** The same at each attempt. */
  reference: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
}

export type Sent =
  | { kind: 'accepted' }
  | { kind: 'rejected'; reason: string }
  /** The response was lost, so the mail may have been delivered. */
  | { kind: 'unknown'; reason: string };

/** Ends before `CLAIMED_FOR_MS`, and soon after the signal that the desk is stopping. Never rejects. */
export type Send = (message: MailMessage, stopping: AbortSignal) => Promise<Sent>;

const CLAIMED_FOR_MS = 120_000;
/** At most one mail a minute: later requests are in the next one. */
const INTERVAL_MS = 60_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

export interface MailOptions {
  send: Send;
  /** Whether anyone can sign in to read the requests. */
  isDeskOpen: () => Promise<boolean>;
  log: Log;
}

export function createMail(
  database: Database,
  settings: MailSettings,
  { send, isDeskOpen, log }: MailOptions,
  { interval = INTERVAL_MS, firstPause }: { interval?: number; firstPause?: number } = {},
) {
  const queue = createMailQueue(database);
  /** Accepted by the server, but not stored as sent yet. */
  let unstored: string | undefined;
  let lastMail = -Infinity;
  const reporter = createReporter(log, Infinity);

  /** Sends what is due. Resolves to when to call it again, if requests are left. */
  async function notify(stopping: AbortSignal): Promise<Date | undefined> {
    while (!stopping.aborted) {
      if (unstored !== undefined) await storeSent(unstored);
      const now = new Date();
      const quietUntil = lastMail + interval;
      // A clock that was set back must not extend the pause.
      if (quietUntil > now.getTime() && lastMail <= now.getTime()) return new Date(quietUntil);
      const mail = await queue.claim(now, due(now), new Date(now.getTime() + CLAIMED_FOR_MS));
      if (!mail) return queue.next(later(now));
      await deliver(mail, stopping);
    }
    return undefined;
  }

  const due = (now: Date): Date => (settings.times.length > 0 ? lastTime(settings.times, now) : now);
  const later = (now: Date): Date =>
    settings.times.length > 0 ? nextTime(settings.times, now) : new Date(now.getTime() + interval);

  async function deliver({ reference, attempts }: QueuedMail, stopping: AbortSignal): Promise<void> {
    const requests = await queue.requests();
    if (requests.length === 0) return queue.markSent(reference);
    const message = createMessage(reference, requests, settings, await isDeskOpen());
    const sent = await send(message, stopping);
    if (sent.kind === 'accepted') {
      unstored = reference;
      lastMail = Date.now();
      await storeSent(reference);
      reporter.recovered('Mail is being sent again.');
    } else {
      const pause = stopping.aborted ? 0 : Math.min(LONGEST_PAUSE_MS, pauseAfter(attempts, firstPause));
      await queue.postpone(reference, new Date(Date.now() + pause), sent.kind === 'unknown');
      reporter.failed(`The mail about new requests could not be sent (${sent.reason}); it will be retried.`);
    }
  }

  async function storeSent(reference: string): Promise<void> {
    await queue.markSent(reference);
    unstored = undefined;
  }

  return notify;
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
