// Days are the clinic's days, written YYYY-MM-DD. The moment is always an argument.

export type Day = string;

const hour = 3_600_000;
export const DAY_MS = 24 * hour;
/** The whole of India is on UTC+5:30, without summer time, so no time zone data is needed. */
const clinicOffset = 5.5 * hour;
const longestWait = 3;

const toDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);
const toTime = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** The day it is at the clinic, wherever the visitor is. */
export const clinicDay = (now: number): Day => toDay(now + clinicOffset);

/** The moment at which the day begins at the clinic. */
export const clinicMidnight = (day: Day): number => toTime(day) - clinicOffset;

/** The day it was at the clinic 24 hours ago. */
export const clinicDayBefore = (now: number): Day => clinicDay(now - DAY_MS);

/** 30 November and three months is the last day of February, not 2 March. */
export function addMonths(day: Day, count: number): Day {
  const start = new Date(toTime(day));
  const lastOfMonth = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count + 1, 0));
  lastOfMonth.setUTCDate(Math.min(start.getUTCDate(), lastOfMonth.getUTCDate()));
  return toDay(lastOfMonth.getTime());
}

/** Tomorrow to three months from today. */
export const bookingWindow = (now: number) => ({
  first: clinicDay(now + DAY_MS),
  last: addMonths(clinicDay(now), longestWait),
});

/** A day that the calendar has: not 2026-02-30. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? toTime(text) : NaN;
  return !Number.isNaN(time) && toDay(time) === text;
}

/** 2026-11-21 as 'Saturday, November 21, 2026', whatever the phone's language. */
export const longDate = (day: Day) => english.format(toTime(day));

/** 2026-11-21 as 'Saturday 21 November 2026' in the language of the page. Browsers differ in where they put commas. */
export const spokenDate = (day: Day, language: string) =>
  new Date(day).toLocaleDateString(`${language}-u-nu-latn`, inFull).replaceAll(',', '');

const inFull = { dateStyle: 'full', timeZone: 'UTC' } as const;
/** Made once: the desk writes it for each request, and to make it takes longer than all else of that. */
const english = new Intl.DateTimeFormat('en-US', inFull);

/** The way back from longDate. Nothing, if the text is not exactly such a date. */
export function fromLongDate(text: string): Day | undefined {
  const time = Date.parse(`${text} UTC`);
  if (Number.isNaN(time)) return undefined;
  const day = toDay(time);
  return isDay(day) && longDate(day) === text ? day : undefined;
}
