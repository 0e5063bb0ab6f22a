import { longDate, clinicDay } from '#lib/dates.ts';

const SUSPICIOUS = 3;

/** A clock that is far off makes every day wrong that a visitor may choose: said once, until a request fits again. */
export function createDayWatch(say: (sentence: string) => void) {
  let inARow = 0;
  return {
    wrong(now: number): void {
      inARow += 1;
      if (inARow !== SUSPICIOUS) return;
      say(
        `The last ${SUSPICIOUS} requests were refused for their day. If the clock of this computer is wrong, set it: it says ${longDate(clinicDay(now))}.`,
      );
    },
    right(): void {
      inARow = 0;
    },
  };
}
