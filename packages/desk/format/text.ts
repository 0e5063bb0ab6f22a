import { paths, type RequestPath } from '#forms/paths.ts';
import type { KeptRequest } from '../store/kept-request.ts';

/** The treatment pages send both of their forms to the same path, so the desk cannot tell those two apart. */
export const FORMS: Record<RequestPath, string> = {
  [paths.booking]: 'Appointment',
  [paths.appointment]: 'Appointment or information',
  [paths.query]: 'Query',
};

export const formName = (request: KeptRequest): string => FORMS[request.path] ?? request.path;

const clinic = 'Asia/Kolkata';
const readable = new Intl.DateTimeFormat('en-GB', {
  timeZone: clinic,
  dateStyle: 'medium',
  timeStyle: 'short',
});
const sortable = new Intl.DateTimeFormat('sv-SE', {
  timeZone: clinic,
  dateStyle: 'short',
  timeStyle: 'short',
});
const day = new Intl.DateTimeFormat('en-GB', { timeZone: clinic, dateStyle: 'long' });

export const readableTime = (time: Date): string => readable.format(time);
export const sortableTime = (time: Date): string => sortable.format(time);
export const readableDay = (time: Date): string => day.format(time);

/** Characters that could move the cursor, colour the terminal or reverse the reading order. */
const UNRULY = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

export const stripControls = (text: string): string => text.replace(UNRULY, ' ');

export const requestCount = (count: number): string => (count === 1 ? '1 request' : `${count} requests`);

export const listHeading = (file: string, { all, handled }: { all: number; handled: number }): string =>
  `${file}: ${all - handled} new, ${handled} handled. Times are Indian time.`;

/** Three lines for a person to read or to dial from. */
export function listEntry(request: KeptRequest): string {
  const { id, payload } = request;
  const status =
    request.handledAt && request.state !== 'spam'
      ? `handled ${readableTime(request.handledAt)}`
      : request.state.toUpperCase();
  const wish =
    'condition' in payload ? `${payload.condition}, on ${payload.formattedDate}` : payload.appointmentDate;
  return [
    `${`#${id}`.padEnd(6)} ${readableTime(request.receivedAt)}  ${formName(request)}  [${status}]`,
    `       ${stripControls([payload.name, payload.mobile, payload.email ?? 'no e-mail'].join('  ·  '))}`,
    `       ${stripControls(wish)}`,
  ].join('\n');
}
