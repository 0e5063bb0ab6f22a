import { addMonths, clinicDay, isDay } from '#lib/dates.ts';

/** When the patient comes: null where both were left empty, undefined where the form did not ask. */
export function readBooking(booking: { day: string; time: string } | undefined, now: Date) {
  if (!booking?.day && !booking?.time) return { at: booking && null };
  const { day, time } = booking;
  const at = new Date(`${day}T${time}:00+05:30`);
  const errors = { day: dayProblem(day, clinicDay(now.getTime())), time: timeProblem(time) };
  return errors.day || errors.time ? { errors } : { at };
}

function dayProblem(day: string, today: string): string | undefined {
  if (!isDay(day)) return 'Choose the day as well';
  if (day < today) return 'This day is over';
  return day > addMonths(today, 12) ? 'This is more than a year away' : undefined;
}

const timeProblem = (time: string): string | undefined =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? undefined : 'Choose the time as well';
