import { expect, test } from 'vitest';
import { hoursInWords } from '#lib/open-hours.ts';

test.each([
  [['Monday', 'Tuesday', 'Wednesday'], '09:00', '18:00', 'Monday to Wednesday, 9:00 AM to 6:00 PM'],
  [['Saturday', 'Monday'], '00:30', '12:00', 'Monday and Saturday, 12:30 AM to 12:00 PM'],
  [['Monday', 'Tuesday', 'Friday'], '10:15', '13:05', 'Monday, Tuesday and Friday, 10:15 AM to 1:05 PM'],
  [['Sunday'], '8:00', '11:00', 'Sunday, 8:00 AM to 11:00 AM'],
])('%s from %s to %s', (days, opens, closes, words) =>
  expect(hoursInWords({ days, opens, closes })).toBe(words),
);
