import { expect, test } from 'vitest';
import { isIndexed } from '#tools/astro/indexed.ts';

const site = 'https://clinic.example';

test.each(['/', '/about', '/pain-conditions/knee-pain', '/services/intercoastal-nerve-block'])(
  '%s is in the sitemap',
  (address) => expect(isIndexed(site + address)).toBe(true),
);

test.each([
  '/pain-conditions/404',
  '/services/404',
  '/services/intercostal-nerve-block',
  '/services/caudal-epidural-injection',
  '/services/trigeminal-nerve-block',
])('%s is not', (address) => expect(isIndexed(site + address)).toBe(false));

test('a service in no list that is nobody’s second reading is', () => {
  expect(isIndexed(`${site}/services/disc-prolapse-endoscopic-procedure`)).toBe(true);
});
