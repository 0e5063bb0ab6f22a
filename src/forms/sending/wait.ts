// How long a host asks to wait before the same is sent again, and what is said of a request that waits.
import { sayIn, type Say } from '../in-language.ts';
import type { RequestState } from './outbox.ts';

/** However much longer a host asks, or by mistake seems to. */
const longest = 10 * 60_000;

/** Retry-After is a number of seconds or a date (RFC 9110, 10.2.3). The date is by the host's own clock. */
export function waitIn(headers: Headers, now: number): number {
  const said = headers.get('Retry-After') ?? '';
  const hostNow = Date.parse(headers.get('Date') ?? '') || now;
  const wait = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - hostNow;
  return Math.min(longest, Math.max(0, wait || 0));
}

export const waitNote = (wait: number, say = sayIn()) =>
  say('Please wait {} before you send it again.', inWords(wait, say));

/** 25 seconds, 3 minutes. */
export function inWords(wait: number, say: Say): string {
  const seconds = Math.ceil(wait / 1000);
  const [count, unit] = seconds < 100 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${say(count === 1 ? unit : `${unit}s`)}`;
}

const texts = {
  sending: 'Sending your request…',
  offline: 'You are offline. Keep this page open: we send your request when the connection is back.',
  unsure:
    'We do not know whether your request arrived. Please call us, or send it again: if we get it twice, that does no harm.',
  failed: 'Your request has not been sent.',
};

/** The states of all requests in one text. While one is being sent, the others wait for its end. */
export function statesInWords(states: RequestState[], paused: boolean, say: Say): string {
  if (states.includes('sending')) return say(texts.sending);
  const words = states.map((state) => say(texts[state]));
  if (paused) words.push(say('Please wait a little before you send it again.'));
  return [...new Set(words)].join(' ');
}
