// A calendar entry (RFC 5545) for a day on which nothing is promised yet.
import type { Day } from '#lib/dates.ts';

type Event = { day: Day; title: string; details: string; place: string; now: number };

const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** No line may be longer than 75 bytes; a longer one goes on after a line break and a space. */
function fold(line: string): string {
  const size = (text: string) => new TextEncoder().encode(text).length;
  const lines = [''];
  for (const char of line) {
    const last = lines.length - 1;
    if (size(lines[last] + char) > 74) lines.push(char);
    else lines[last] += char;
  }
  return lines.join('\r\n ');
}

const basic = (day: Day) => day.replaceAll('-', '');

export function tentativeEvent({ day, title, details, place, now }: Event): string {
  const nextDay = new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10);
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Appointment request//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${stamp}-${basic(day)}@appointment-request`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(nextDay)}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(details)}`,
    `LOCATION:${escape(place)}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

/** Hands the browser a file that a calendar takes. */
export function saveTentativeDay(day: Day, { practice = '', place = '' }: DOMStringMap) {
  const file = tentativeEvent({
    day,
    title: `Appointment request: ${practice}`,
    details: `Not confirmed yet. ${practice} calls to confirm the day and the time.`,
    place,
    now: Date.now(),
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  link.download = 'appointment-request.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
