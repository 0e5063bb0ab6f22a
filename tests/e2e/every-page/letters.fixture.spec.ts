// Words in Hindi or Marathi are never boxes: a phone without such letters gets the house's.
import { facesOf } from '../support/faces.ts';
import { expect, fixture, test } from '../support/servers/fixture-site.ts';

test('words in Devanagari are drawn in a typeface that has its letters', async ({ page }) => {
  expect(fixture.screen('search').intro).toMatch(/\p{Script=Devanagari}/u);
  await page.goto('/search');
  await expect
    .poll(async () => {
      const used = (await facesOf(page, 'main p')).flat().map(({ familyName }) => familyName);
      return used.filter((name) => !/^(Anek|Newsreader|Noto|Lohit|Roboto|Arial|Liberation|Times)/.test(name));
    })
    .toEqual([]);
  const used = (await facesOf(page, 'main p')).flat().map(({ familyName }) => familyName);
  expect(used.join()).toMatch(/Devanagari|Nirmala|Mangal/);
});
