// Days are the clinic's days, written YYYY-MM-DD. The moment is always an argument.

export type Day = string;

const hour = 3_600_000;
/** The whole of India is on UTC+5:30, without summer time, so no time zone data is needed. */
const clinicOffset = 5.5 * hour;
const longestWait = 3;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const toDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);
const toTime = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** The day it is at the clinic, wherever the visitor is. */
export const clinicDay = (now: number): Day => toDay(now + clinicOffset);

/** The day it was at the clinic 24 hours ago. */
export const clinicDayBefore = (now: number): Day => clinicDay(now - 24 * hour);

/** 30 November and three months is the last day of February, not 2 March. */
export function addMonths(day: Day, count: number): Day {
  const start = new Date(toTime(day));
  const lastOfMonth = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count + 1, 0));
  lastOfMonth.setUTCDate(Math.min(start.getUTCDate(), lastOfMonth.getUTCDate()));
  return toDay(lastOfMonth.getTime());
}

/** Tomorrow to three months from today. */
export const bookingWindow = (now: number) => ({
  first: clinicDay(now + 24 * hour),
  last: addMonths(clinicDay(now), longestWait),
});

/** A day that the calendar has: not 2026-02-30. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? toTime(text) : NaN;
  return !Number.isNaN(time) && toDay(time) === text;
}

/** 2026-11-21 as 'Saturday, November 21, 2026', in English whatever the phone's language, or in that of the page. */
export function longDate(day: Day, language = 'en-IN'): string {
  const date = new Date(toTime(day));
  if (language !== 'en-IN') return date.toLocaleDateString(language, { dateStyle: 'full', timeZone: 'UTC' });
  return `${weekdays[date.getUTCDay()]}, ${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** The way back from longDate. Nothing, if the text is not exactly such a date. */
export function fromLongDate(text: string): Day | undefined {
  const [, month = '', date = '', year = ''] =
    /^[A-Z][a-z]+, ([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(text) ?? [];
  const day = [year, String(months.indexOf(month) + 1).padStart(2, '0'), date.padStart(2, '0')].join('-');
  return isDay(day) && longDate(day) === text ? day : undefined;
}
