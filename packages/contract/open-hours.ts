import { longDate, type Day } from './dates.ts';

/** The hours in which phone and doctor are both available. */
export interface OpenHours {
  days: string[];
  opens: string;
  closes: string;
}

export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the open days in the order of the week. `isInARow`: more than two consecutive days. */
export function openDays({ days }: Pick<OpenHours, 'days'>) {
  const open = week.filter((day) => days.includes(day));
  const [first = '', last = ''] = [open[0], open.at(-1)];
  const isInARow = open.length > 2 && week.indexOf(last) - week.indexOf(first) === open.length - 1;
  return { open, first, last, isInARow };
}

/** Returns 'day' when the practice is closed all day, 'time' when it is closed at this time (HH:MM). */
export function closedAt({ days, opens, closes }: OpenHours, day: Day, time: string) {
  if (!days.some((name) => longDate(day).startsWith(name))) return 'day';
  return time < opens || time >= closes ? 'time' : undefined;
}

/** Formats the hours for a sentence: "Monday to Saturday, 9:00 AM to 6:00 PM". */
export const hoursInWords = (hours: OpenHours): string =>
  `${daysInWords(hours)}, ${formatClock(hours.opens)} to ${formatClock(hours.closes)}`;

function daysInWords(hours: OpenHours): string {
  const { open, first, last, isInARow } = openDays(hours);
  if (isInARow) return `${first} to ${last}`;
  return open.length > 1 ? `${open.slice(0, -1).join(', ')} and ${last}` : first;
}

function formatClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const parts = ['night', 'morning', 'noon', 'evening', 'night'] as const;
/** The hours at which the next part of the day begins. */
const bounds = [4, 12, 16, 20];

type Words = Record<'to' | (typeof parts)[number], string>;

/** Formats the hours as people say them in another language: "सोमवार से शनिवार, सुबह 9 से शाम 6". */
export function hoursSpoken(hours: OpenHours, words: Words, language: string): string {
  // 5 January 1970 was a Monday.
  const dayName = (day: string) =>
    new Date(Date.UTC(1970, 0, 5 + week.indexOf(day))).toLocaleDateString(language, {
      weekday: 'long',
      timeZone: 'UTC',
    });
  const spoken = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const part = parts[bounds.filter((bound) => hour >= bound).length] ?? 'night';
    return `${words[part]} ${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  };
  const { open, first, last, isInARow } = openDays(hours);
  const days = isInARow ? [first, last].map(dayName).join(` ${words.to} `) : open.map(dayName).join(', ');
  return `${days}, ${spoken(hours.opens)} ${words.to} ${spoken(hours.closes)}`;
}
