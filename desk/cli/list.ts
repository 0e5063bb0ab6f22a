import type { Counts, Entry } from '../ledger.ts';
import { formName, readableTime, tame } from './words.ts';

export const listHeading = (file: string, { all, handled }: Counts): string =>
  `${file}: ${all - handled} new, ${handled} handled. Times are Indian time.`;

/** Three lines for a person to read or to dial from. */
export function listEntry(entry: Entry): string {
  const { id, payload } = entry;
  const status = entry.handledAt ? `handled ${readableTime(entry.handledAt)}` : 'NEW';
  const wish =
    'condition' in payload ? `${payload.condition}, on ${payload.formattedDate}` : payload.appointmentDate;
  return [
    `${`#${id}`.padEnd(6)} ${readableTime(entry.receivedAt)}  ${formName(entry)}  [${status}]`,
    `       ${tame([payload.name, payload.mobile, payload.email ?? 'no e-mail'].join('  ·  '))}`,
    `       ${tame(wish)}`,
  ].join('\n');
}
