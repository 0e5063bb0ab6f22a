// How long a host asks to wait before the same is sent again, and what is said of a request that waits.
import { sayIn, type Say } from '../in-language.ts';

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

/** What stands in the bar. What may have arrived is never called unsent. */
export const unsentWords = (unsure: boolean, offline: boolean, paused: boolean, say: Say) =>
  [
    unsure
      ? 'We do not know whether your request arrived. Please call us, or send it again: if we get it twice, that does no harm.'
      : 'Your request has not been sent.',
    offline && 'You are offline: we send it when the connection is back.',
    paused && 'Please wait a little before you send it again.',
  ]
    .flatMap((text) => (text ? say(text) : []))
    .join(' ');
