import { expect, it } from 'vitest';
import { tentativeEvent } from '#scripts/requests/calendar.ts';

const file = tentativeEvent({
  day: '2026-12-31',
  title: 'Appointment request: Aaram, the clinic; Pune',
  details: `First line\nsecond ${'लंबा '.repeat(20)}`,
  place: '12 Sample Road, Pune',
  now: Date.parse('2026-11-20T10:00:00Z'),
});

it('the event is tentative, lasts a whole day and blocks no time', () => {
  const lines = file.split('\r\n');
  expect(lines).toContain('STATUS:TENTATIVE');
  expect(lines).toContain('TRANSP:TRANSPARENT');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('DTSTAMP:20261120T100000Z');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

it('special characters are escaped', () => {
  expect(file).toContain('SUMMARY:Appointment request: Aaram\\, the clinic\\; Pune');
  expect(file).toContain('DESCRIPTION:First line\\nsecond ');
});

it('lines are folded at 75 bytes and unfold to the whole text', () => {
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain('लंबा '.repeat(20));
});
