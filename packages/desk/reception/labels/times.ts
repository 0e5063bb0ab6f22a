// Formats times and days in Indian time.
import { DAY_MS, clinicDay, fromLongDate, isDay, type Day } from '@clinic/contract/dates.ts';
import { inIndia } from '../../format/text.ts';

export const formatClock = inIndia('en-GB', { hour: '2-digit', minute: '2-digit' });
const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const nearDay = formatter({ weekday: 'short', day: 'numeric', month: 'short' });
const farDay = formatter({ day: 'numeric', month: 'short', year: 'numeric' });
const longDay = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
const longDayAndYear = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

const noon = (day: Day) => new Date(`${day}T12:00:00Z`);
const withoutComma = (text: string) => text.replace(',', '');
const isSameYear = (day: Day, now: Date) => day.slice(0, 4) === clinicDay(now.getTime()).slice(0, 4);

const NEAR = { yesterday: -1, today: 0, tomorrow: 1 };

const relativeDay = (day: Day, now: Date): string | undefined =>
  Object.entries(NEAR).find(([, days]) => day === clinicDay(now.getTime() + days * DAY_MS))?.[0];

const shortDay = (day: Day, now: Date): string =>
  withoutComma((isSameYear(day, now) ? nearDay : farDay).format(noon(day)));

/** 'today 14:05', 'Mon 16 Nov, 09:12', '3 Mar 2025, 18:00' */
export function formatTime(time: Date, now: Date): string {
  const day = clinicDay(time.getTime());
  const near = relativeDay(day, now);
  return near ? `${near} ${formatClock(time)}` : `${shortDay(day, now)}, ${formatClock(time)}`;
}

/** 'Today', 'Saturday 21 November', 'Monday 3 March 2025' */
export function dayHeading(day: Day, now: Date): string {
  const near = relativeDay(day, now);
  if (near) return near[0]!.toUpperCase() + near.slice(1);
  return withoutComma((isSameYear(day, now) ? longDay : longDayAndYear).format(noon(day)));
}

/** 'tomorrow, Sat 21 Nov' */
export function formatDay(day: Day, now: Date): string {
  const near = relativeDay(day, now);
  return near ? `${near}, ${shortDay(day, now)}` : shortDay(day, now);
}

/** The booking form sends 'Saturday, November 21, 2026', the others YYYY-MM-DD. */
export const parseWish = (text: string): Day | undefined => (isDay(text) ? text : fromLongDate(text));
