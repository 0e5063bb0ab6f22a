import { expect, test } from 'vitest';
import { hoursSpoken } from '../open-hours.ts';

const hindi = { to: 'से', morning: 'सुबह', noon: 'दोपहर', evening: 'शाम', night: 'रात' };
const marathi = { to: 'ते', morning: 'सकाळी', noon: 'दुपारी', evening: 'संध्याकाळी', night: 'रात्री' };

test.each([
  [['Monday', 'Tuesday', 'Wednesday'], '09:00', '18:00', 'सोमवार से बुधवार, सुबह 9 से शाम 6'],
  [['Monday', 'Friday'], '12:00', '15:30', 'सोमवार, शुक्रवार, दोपहर 12 से दोपहर 3:30'],
  [['Sunday'], '10:05', '20:00', 'रविवार, सुबह 10:05 से रात 8'],
])('the hours of %j from %s to %s are %s', (days, opens, closes, said) =>
  expect(hoursSpoken({ days, opens, closes }, hindi, 'hi')).toBe(said),
);

test('in Marathi', () =>
  expect(hoursSpoken({ days: ['Saturday', 'Sunday'], opens: '09:00', closes: '17:30' }, marathi, 'mr')).toBe(
    'शनिवार, रविवार, सकाळी 9 ते संध्याकाळी 5:30',
  ));
