import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  bookingWindow,
  clinicDay,
  clinicDayBefore,
  fromLongDate,
  isDay,
  longDate,
} from '../dates.ts';

const at = (time: string) => Date.parse(time);
const dayInThisCentury = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the clinic day', () => {
  it.each([
    ['just before midnight in India', '2026-11-20T18:29:59Z', '2026-11-20'],
    ['at midnight in India, still yesterday in Greenwich', '2026-11-20T18:30:00Z', '2026-11-21'],
    ['at 01:30 in India', '2026-11-20T20:00:00Z', '2026-11-21'],
    ['evening in New York, already tomorrow in India', '2026-11-20T22:00:00-05:00', '2026-11-21'],
    ['morning in Auckland, still yesterday in India', '2026-11-21T06:00:00+13:00', '2026-11-20'],
  ])('%s', (_, time, day) => expect(clinicDay(at(time))).toBe(day));

  it('agrees with the time zone data at any time', () => {
    const india = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
    fc.assert(
      fc.property(
        fc.integer({ min: at('2000-01-01'), max: at('2099-12-31') }),
        (now) => clinicDay(now) === india.format(now),
      ),
    );
  });

  it('is the previous day 24 hours ago', () =>
    expect(clinicDayBefore(at('2026-11-21T20:00:00+05:30'))).toBe('2026-11-20'));
});

describe('the booking window', () => {
  it.each([
    ['an ordinary day', '2026-11-20', '2026-11-21', '2027-02-20'],
    ['30 November', '2026-11-30', '2026-12-01', '2027-02-28'],
    ['30 November before a leap year', '2027-11-30', '2027-12-01', '2028-02-29'],
    ['31 December', '2026-12-31', '2027-01-01', '2027-03-31'],
    ['31 January', '2026-01-31', '2026-02-01', '2026-04-30'],
    ['28 February', '2026-02-28', '2026-03-01', '2026-05-28'],
  ])('on %s', (_, today, first, last) =>
    expect(bookingWindow(at(`${today}T12:00:00+05:30`))).toEqual({ first, last }),
  );

  it('never skips a month', () =>
    fc.assert(
      fc.property(dayInThisCentury, fc.integer({ min: 0, max: 24 }), (day, count) => {
        const later = addMonths(day, count);
        const month = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(month(later) - month(day)).toBe(count);
        expect(isDay(later)).toBe(true);
        expect(later.slice(8) <= day.slice(8)).toBe(true);
      }),
    ));
});

describe('long dates', () => {
  it('contain weekday, month, day and year in English', () => {
    expect(longDate('2026-11-21')).toBe('Saturday, November 21, 2026');
    expect(longDate('2027-03-01')).toBe('Monday, March 1, 2027');
  });

  it('agree with Intl.DateTimeFormat', () => {
    const english = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' });
    fc.assert(fc.property(dayInThisCentury, (day) => longDate(day) === english.format(new Date(day))));
  });

  it('are parsed back to their day', () =>
    fc.assert(fc.property(dayInThisCentury, (day) => fromLongDate(longDate(day)) === day)));

  it.each([
    'Sunday, November 21, 2026',
    'Saturday, November 31, 2026',
    'Saturday, 21 November 2026',
    'saturday, november 21, 2026',
    'Saturday, November 21, 2026 ',
    '2026-11-21',
    '',
  ])('%j is not parsed', (text) => expect(fromLongDate(text)).toBeUndefined());
});

describe('a day', () => {
  it.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-1-01', '20266-01-01', '', 'tomorrow'])(
    'is not %j',
    (text) => expect(isDay(text)).toBe(false),
  );
});
