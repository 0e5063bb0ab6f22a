// Devanagari text uses the site's typeface when the system has none.
import { renderedFonts } from '../support/fonts.ts';
import { expect, fixture, test } from '../support/servers/fixture-site.ts';

test('Devanagari text is rendered in a typeface with its glyphs', async ({ page }) => {
  expect(fixture.screen('search').intro).toMatch(/\p{Script=Devanagari}/u);
  await page.goto('/search');
  await expect
    .poll(async () => {
      const used = (await renderedFonts(page, 'main p')).flat().map(({ familyName }) => familyName);
      return used.filter((name) => !/^(Anek|Newsreader|Noto|Lohit|Roboto|Arial|Liberation|Times)/.test(name));
    })
    .toEqual([]);
  const used = (await renderedFonts(page, 'main p')).flat().map(({ familyName }) => familyName);
  expect(used.join()).toMatch(/Devanagari|Nirmala|Mangal/);
});
