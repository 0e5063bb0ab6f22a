import { longDate, type Day } from './dates.ts';

/** The hours in which both the phone and the doctor can be reached. */
export interface OpenHours {
  days: string[];
  opens: string;
  closes: string;
}

export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** In the order of the week, and whether more than two follow each other. */
export function openDays({ days }: Pick<OpenHours, 'days'>) {
  const open = week.filter((day) => days.includes(day));
  const [first = '', last = ''] = [open[0], open.at(-1)];
  const isInARow = open.length > 2 && week.indexOf(last) - week.indexOf(first) === open.length - 1;
  return { open, first, last, isInARow };
}

/** What is closed then: the whole day or only the hour. The day is written YYYY-MM-DD, the time HH:MM. */
export function closedAt({ days, opens, closes }: OpenHours, day: Day, time: string) {
  if (!days.some((name) => longDate(day).startsWith(name))) return 'day';
  return time < opens || time >= closes ? 'time' : undefined;
}

/** In a sentence: "Monday to Saturday, 9:00 AM to 6:00 PM". */
export const hoursInWords = (hours: OpenHours): string =>
  `${daysInWords(hours)}, ${onTheClock(hours.opens)} to ${onTheClock(hours.closes)}`;

function daysInWords(hours: OpenHours): string {
  const { open, first, last, isInARow } = openDays(hours);
  if (isInARow) return `${first} to ${last}`;
  return open.length > 1 ? `${open.slice(0, -1).join(', ')} and ${last}` : first;
}

function onTheClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
