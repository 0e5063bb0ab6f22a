import { expect, test } from 'vitest';
import { medicalVersion } from '../medical.ts';

const title = { title: { type: 'string' } };
const signed = medicalVersion({ properties: title }, { title: 'Knee Pain' }, 'Rest helps.');

test('the version of a signed text stays the same in later releases', () =>
  expect(signed).toBe('c0432c0eaf248486'));

test('a new optional field and another order of the fields change no version', () => {
  const properties = { signs: { default: [], items: {} }, ...title };
  const versionWith = (signs: string[]) =>
    medicalVersion({ properties }, { signs, title: 'Knee Pain' }, 'Rest helps.');
  expect(versionWith([])).toBe(signed);
  expect(versionWith(['A hot knee'])).not.toBe(signed);
});
