import { addMonths, clinicDay, isDay } from '@clinic/contract/dates.ts';
import { closedAt, hoursInWords } from '@clinic/contract/open-hours.ts';
import type { ReceptionDependencies } from '../env.ts';
import type { RequestPage } from '../html/request.ts';
import { hasError } from '../html/partials/layout.ts';
import { isTimeTaken, type DeskRequest } from '../queries/requests.ts';

/**
 * `at` is the time of the appointment: null when both fields are empty, undefined when the form has none. `unsaved` has
 * errors, or warnings, after which the same day and time are accepted.
 */
type Booking = {
  at?: Date | null;
  sent?: Record<string, string>;
  unsaved?: Pick<RequestPage, 'booking' | 'errors'>;
};

export async function readBooking(
  { database, practice }: Pick<ReceptionDependencies, 'database' | 'practice'>,
  field: (name: string) => string,
  { id, version }: DeskRequest,
  now: Date,
): Promise<Booking> {
  if (!field('booking')) return {};
  const [day, time] = [field('day'), field('time')];
  const sent = { booking: 'yes', day, time, warned: field('warned') };
  if (!day && !time) return { at: null, sent };
  const at = new Date(`${day}T${time}:00+05:30`);
  const past = pastWarning(day, at, now);
  const errors = { ...dayError(day, now), ...timeError(time) };
  if (hasError({ errors })) return { unsaved: { booking: { day, time }, errors: { ...past, ...errors } } };

  const warned = `${day} ${time}`;
  // A conflict with a colleague's change comes before warnings.
  if (sent.warned === warned || field('version') !== String(version)) return { at, sent };
  const taken = (await isTimeTaken(database, at, id)) && { time: `${time} is taken by another booking` };
  const hours = practice()?.hours;
  const closed = hours && closedAt(hours, day, time);
  const open = closed && { [closed]: `The practice is open ${hoursInWords(hours)}` };
  const warnings = { ...open, ...past, ...taken };
  return hasError({ errors: warnings })
    ? { unsaved: { booking: { day, time, warned }, errors: warnings } }
    : { at, sent };
}

const pastWarning = (day: string, at: Date, now: Date) =>
  day < clinicDay(now.getTime()) ? { day: 'This day is over' } : at < now && { time: 'This time is over' };

function dayError(day: string, now: Date) {
  if (!isDay(day)) return { day: 'Choose the day as well' };
  return day > addMonths(clinicDay(now.getTime()), 12) && { day: 'This is more than a year away' };
}

const timeError = (time: string) =>
  !/^([01]\d|2[0-3]):[0-5]\d$/.test(time) && { time: 'Choose the time as well' };
