import type { Counts, KeptRequest } from '../store/kept-request.ts';
import { formName, readableTime, stripControls } from './text.ts';

export const listHeading = (file: string, { all, handled }: Counts): string =>
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
