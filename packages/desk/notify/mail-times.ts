import { clinicDay, clinicMidnight, DAY_MS } from '#lib/dates.ts';

const MINUTE_MS = 60_000;

/** The times of three days around now, as moments. `times` are minutes since midnight at the clinic. */
function around(times: number[], now: Date): Date[] {
  return [-DAY_MS, 0, DAY_MS].flatMap((days) => {
    const midnight = clinicMidnight(clinicDay(now.getTime() + days));
    return times.map((minutes) => new Date(midnight + minutes * MINUTE_MS));
  });
}

/** The last of these times of the day that is over; now, where there are none. */
export const lastTime = (times: number[], now: Date): Date =>
  around(times, now).findLast((time) => time <= now) ?? now;

export const nextTime = (times: number[], now: Date): Date =>
  around(times, now).find((time) => time > now) ?? now;
