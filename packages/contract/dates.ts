// Calendar days in India, as YYYY-MM-DD. The current time is always an argument, in milliseconds.

export type Day = string;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** India is on UTC+5:30 without daylight saving time, so no time zone data is needed. */
const clinicOffset = 5.5 * HOUR_MS;
const MAX_MONTHS_AHEAD = 3;

/** Returns the day in UTC. */
export const isoDay = (time: number | Date): Day => new Date(time).toISOString().slice(0, 10);
const toTime = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** Returns the day in India, in whatever time zone the visitor is. */
export const clinicDay = (now: number): Day => isoDay(now + clinicOffset);

/** Returns the time at which the day begins in India. */
export const clinicMidnight = (day: Day): number => toTime(day) - clinicOffset;

/** Returns the day in India 24 hours ago. */
export const clinicDayBefore = (now: number): Day => clinicDay(now - DAY_MS);

/** Adds months. 30 November plus three months is the last day of February, not 2 March. */
export function addMonths(day: Day, count: number): Day {
  const start = new Date(toTime(day));
  const lastOfMonth = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count + 1, 0));
  lastOfMonth.setUTCDate(Math.min(start.getUTCDate(), lastOfMonth.getUTCDate()));
  return isoDay(lastOfMonth.getTime());
}

/** Returns the days that can be booked: tomorrow to three months from today. */
export const bookingWindow = (now: number) => ({
  first: clinicDay(now + DAY_MS),
  last: addMonths(clinicDay(now), MAX_MONTHS_AHEAD),
});

/** True for a day of the calendar, but not for 2026-02-30. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? toTime(text) : NaN;
  return !Number.isNaN(time) && isoDay(time) === text;
}

/** Formats 2026-11-21 as 'Saturday, November 21, 2026', in English on every device. */
export const longDate = (day: Day) => english.format(toTime(day));

/** Formats 2026-11-21 as 'Saturday 21 November 2026' in the language of the page, without commas: browsers differ in them. */
export const spokenDate = (day: Day, language: string) =>
  new Date(day).toLocaleDateString(`${language}-u-nu-latn`, inFull).replaceAll(',', '');

const inFull = { dateStyle: 'full', timeZone: 'UTC' } as const;
/** Created once: creating it takes longer than everything else that the desk does for a request. */
const english = new Intl.DateTimeFormat('en-US', inFull);

/** Parses the format of longDate. Undefined for any other text. */
export function fromLongDate(text: string): Day | undefined {
  const time = Date.parse(`${text} UTC`);
  if (Number.isNaN(time)) return undefined;
  const day = isoDay(time);
  return isDay(day) && longDate(day) === text ? day : undefined;
}
