import { readableTime, listEntry } from '../format/text.ts';
import { createReporter } from '../lib/logger.ts';
import type { MailSettings } from '../settings/mail.ts';
import type { Database } from '../store/database.ts';
import type { KeptRequest } from '../store/kept-request.ts';
import { createMailQueue, type QueuedMail } from './mail-queue.ts';
import { pauseAfter } from '../timing/repeatedly.ts';
import { lastTime, nextTime } from './mail-times.ts';

export interface Letter {
  /** The same at each try. */
  reference: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
}

export type Sent =
  | { kind: 'taken' }
  /** Nobody has it. */
  | { kind: 'refused'; why: string }
  /** The answer was lost, so somebody may have it. */
  | { kind: 'unknown'; why: string };

/** Ends before `CLAIMED_FOR_MS`, and soon once the signal says that the desk is stopping. Never rejects. */
export type Send = (letter: Letter, stopping: AbortSignal) => Promise<Sent>;

const CLAIMED_FOR_MS = 120_000;
/** At most one mail a minute: requests that come in between are told of in the next one. */
const BETWEEN_MAILS_MS = 60_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

export interface MailParts {
  send: Send;
  /** Whether anybody can sign in to read what the mail tells of. */
  isDeskOpen: () => Promise<boolean>;
  log: (sentence: string) => void;
}

export function createMail(
  database: Database,
  settings: MailSettings,
  { send, isDeskOpen, log }: MailParts,
  { between = BETWEEN_MAILS_MS, first }: { between?: number; first?: number } = {},
) {
  const queue = createMailQueue(database);
  /** The server has taken this mail, but that could not be written down yet. */
  let toldWithoutNote: string | undefined;
  let lastMail = -Infinity;
  const reporter = createReporter(log, Infinity);

  /** Sends what is due. Resolves to when to look again, if anything is left. */
  async function announce(stopping: AbortSignal): Promise<Date | undefined> {
    while (!stopping.aborted) {
      if (toldWithoutNote !== undefined) await note(toldWithoutNote);
      const now = new Date();
      const quietUntil = lastMail + between;
      // A clock that was put back must not keep it quiet for longer.
      if (quietUntil > now.getTime() && lastMail <= now.getTime()) return new Date(quietUntil);
      const mail = await queue.claim(now, due(now), new Date(now.getTime() + CLAIMED_FOR_MS));
      if (!mail) return queue.next(later(now));
      await deliver(mail, stopping);
    }
    return undefined;
  }

  const due = (now: Date): Date => (settings.times.length > 0 ? lastTime(settings.times, now) : now);
  const later = (now: Date): Date =>
    settings.times.length > 0 ? nextTime(settings.times, now) : new Date(now.getTime() + between);

  async function deliver({ reference, attempts }: QueuedMail, stopping: AbortSignal): Promise<void> {
    const requests = await queue.requests();
    if (requests.length === 0) return queue.told(reference);
    const letter = writeLetter(reference, requests, settings, await isDeskOpen());
    const sent = await send(letter, stopping);
    if (sent.kind === 'taken') {
      toldWithoutNote = reference;
      lastMail = Date.now();
      await note(reference);
      reporter.well('Mail is being sent again.');
    } else {
      const pause = stopping.aborted ? 0 : Math.min(LONGEST_PAUSE_MS, pauseAfter(attempts, first));
      await queue.putOff(reference, new Date(Date.now() + pause), sent.kind === 'unknown');
      const words = `The mail about new requests could not be sent (${sent.why})`;
      reporter.trouble(`${words}; it will be tried again.`);
    }
  }

  async function note(reference: string): Promise<void> {
    await queue.told(reference);
    toldWithoutNote = undefined;
  }

  return { announce };
}

/** So that a mail about very many requests can still be read. */
const MOST_LISTED = 50;

/** Phones show mail while they are locked, so it says no more of patients than the practice has chosen. */
function writeLetter(
  reference: string,
  requests: KeptRequest[],
  { from, to, details, link }: MailSettings,
  isDeskOpen: boolean,
): Letter {
  const count = requests.length;
  const subject = count === 1 ? 'A new request is waiting' : `${count} new requests are waiting`;
  const parts = [
    `${subject}, ${arrival(requests)}.`,
    ...(details ? requests.slice(0, MOST_LISTED).map(listEntry) : []),
    ...(details && count > MOST_LISTED ? [`And ${count - MOST_LISTED} more.`] : []),
    isDeskOpen ? wayTo(link) : NO_WAY,
  ];
  return { reference, from, to, subject, text: `${parts.join('\n\n')}\n` };
}

const wayTo = (link = "the receptionist's page of the website, /desk.") => `To read and answer: ${link}`;

/** Until somebody is added, a link to the receptionist's page would lead to a page that is not there. */
const NO_WAY =
  'Nobody can sign in to read it yet. Whoever runs the website adds the first person with: npm run requests -- --add-person "Name"';

function arrival(requests: KeptRequest[]): string {
  const times = requests.map(({ receivedAt }) => receivedAt.getTime());
  const [first, last] = [Math.min(...times), Math.max(...times)].map((time) => readableTime(new Date(time)));
  return first === last ? `received on ${first}` : `received from ${first} to ${last}`;
}
