import { expect, test } from 'vitest';
import { fillTown, townIn } from '../town.ts';

const address = { city: 'Pune', cityInHindi: 'पुणे' };

test.each([
  [undefined, 'Pune'],
  ['hindi', 'पुणे'],
  ['marathi', 'Pune'],
] as const)('names the town in %s', (language, town) => expect(townIn(address, language)).toBe(town));

test('fills the town in everywhere and keeps the objects without it', () => {
  const picture = { src: '/a.webp' };
  const filled = fillTown({ heading: 'In {town}', parts: [{ text: '{town}, {town}' }], picture }, 'Nashik');
  expect(filled).toEqual({ heading: 'In Nashik', parts: [{ text: 'Nashik, Nashik' }], picture });
  expect(filled.picture).toBe(picture);
});
