/** The hours in which both the phone and the doctor can be reached. */
export interface OpenHours {
  days: string[];
  opens: string;
  closes: string;
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** In a sentence: "Monday to Saturday, 9:00 AM to 6:00 PM". */
export const hoursInWords = ({ days, opens, closes }: OpenHours): string =>
  `${daysInWords(week.filter((day) => days.includes(day)))}, ${onTheClock(opens)} to ${onTheClock(closes)}`;

function daysInWords(days: string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const inARow = week.indexOf(last) - week.indexOf(first) === days.length - 1;
  if (inARow && days.length > 2) return `${first} to ${last}`;
  return days.length > 1 ? `${days.slice(0, -1).join(', ')} and ${last}` : first;
}

function onTheClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
