import { paths, type RequestPath } from '@clinic/contract/paths.ts';
import type { StoredRequest } from '../store/stored-request.ts';

/** The treatment pages send both of their forms to one path, so the desk cannot distinguish them. */
export const FORMS: Record<RequestPath, string> = {
  [paths.booking]: 'Appointment',
  [paths.appointment]: 'Appointment or information',
  [paths.query]: 'Query',
};

export const formName = (request: StoredRequest): string => FORMS[request.path];

export function inIndia(locale: string, options: Intl.DateTimeFormatOptions): (time: Date) => string {
  const { format } = new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...options });
  return format;
}

export const readableTime = inIndia('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
export const sortableTime = inIndia('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
export const readableDay = inIndia('en-GB', { dateStyle: 'long' });

/** Characters that could move the cursor, colour the terminal or reverse the reading order. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

export const stripControls = (text: string): string => text.replace(CONTROLS, ' ');

export const requestCount = (count: number): string => (count === 1 ? '1 request' : `${count} requests`);

export const listHeading = (file: string, { all, handled }: { all: number; handled: number }): string =>
  `${file}: ${all - handled} new, ${handled} handled. Times are Indian time.`;

/** Three lines for a person to read or to dial from. */
export function listEntry(request: StoredRequest): string {
  const { id, payload } = request;
  const status =
    request.handledAt && request.state !== 'spam'
      ? `handled ${readableTime(request.handledAt)}`
      : request.state.toUpperCase();
  const wish = payload.condition
    ? `${payload.condition}, on ${payload.formattedDate}`
    : payload.appointmentDate;
  return [
    `${`#${id}`.padEnd(6)} ${readableTime(request.receivedAt)}  ${formName(request)}  [${status}]`,
    `       ${stripControls([payload.name, payload.mobile, payload.email ?? 'no e-mail'].join('  ·  '))}`,
    `       ${stripControls(wish)}`,
  ].join('\n');
}
