import { listEntry } from '../format/list.ts';
import { readableTime } from '../format/text.ts';
import type { MailSettings } from '../settings/mail.ts';
import type { KeptRequest } from '../store/kept-request.ts';

export interface Letter {
  /** The same at each try. */
  reference: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
}

/** So that a mail about very many requests can still be read. */
const MOST_LISTED = 50;

/** Phones show mail while they are locked, so it says no more of patients than the practice has chosen. */
export function writeLetter(
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
