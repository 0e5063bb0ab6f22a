import { clinicDay, clinicMidnight, DAY_MS } from '@clinic/contract/dates.ts';

const MINUTE_MS = 60_000;

/** Returns these times of yesterday, today and tomorrow. `times` are minutes since midnight at the clinic. */
function around(times: number[], now: Date): Date[] {
  return [-DAY_MS, 0, DAY_MS].flatMap((days) => {
    const midnight = clinicMidnight(clinicDay(now.getTime() + days));
    return times.map((minutes) => new Date(midnight + minutes * MINUTE_MS));
  });
}

/** The latest of these times that has passed; `now` when there are none. */
export const lastTime = (times: number[], now: Date): Date =>
  around(times, now).findLast((time) => time <= now) ?? now;

export const nextTime = (times: number[], now: Date): Date =>
  around(times, now).find((time) => time > now) ?? now;
