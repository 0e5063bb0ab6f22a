// A tentative calendar event for the requested day.
import { createTranslator } from '#forms/translator.ts';
import { calendarFile, formatTime } from '@clinic/contract/calendar.ts';
import type { Day } from '@clinic/contract/dates.ts';
import { afterSending } from '@clinic/content-model/messages/after-sending.ts';

const translate = createTranslator(afterSending);

type Event = { day: Day; title: string; details: string; place: string; now: number };

const basic = (day: Day) => day.replaceAll('-', '');

export function tentativeEvent({ day, title, details, place, now }: Event): string {
  // Written out: an import of the dates as values would add a file to all pages with islands.
  const nextDay = new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10);
  const stamp = new Date(now);
  return calendarFile('Appointment request', {
    UID: `${formatTime(stamp)}-${basic(day)}@appointment-request`,
    DTSTAMP: stamp,
    'DTSTART;VALUE=DATE': basic(day),
    'DTEND;VALUE=DATE': basic(nextDay),
    SUMMARY: title,
    DESCRIPTION: details,
    LOCATION: place,
    STATUS: 'TENTATIVE',
    TRANSP: 'TRANSPARENT',
  });
}

/** Hands the browser a file that a calendar takes. */
export function saveTentativeDay(day: Day, { practice = '', place = '' }: DOMStringMap) {
  const file = tentativeEvent({
    day,
    title: translate('eventTitle', practice),
    details: translate('eventDetails', practice),
    place,
    now: Date.now(),
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  link.download = 'appointment-request.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
