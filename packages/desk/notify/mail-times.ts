import { clinicDay } from '#lib/dates.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The times of three days around now, as moments. `times` are minutes since midnight at the clinic. */
function around(times: number[], now: Date): Date[] {
  return [-DAY_MS, 0, DAY_MS].flatMap((days) => {
    const midnight = Date.parse(`${clinicDay(now.getTime() + days)}T00:00:00+05:30`);
    return times.map((minutes) => new Date(midnight + minutes * MINUTE_MS));
  });
}

/** The last of these times of the day that is over. */
export const lastTime = (times: number[], now: Date): Date =>
  around(times, now).findLast((time) => time <= now) ?? now;

export const nextTime = (times: number[], now: Date): Date =>
  around(times, now).find((time) => time > now) ?? now;
