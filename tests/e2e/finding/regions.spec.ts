// Pages listed by body region.
import { conditions, listedServices, screen } from '../support/content/index.ts';
import { hrefsOf } from '../support/links.ts';
import { expect, test } from '../support/test.ts';

const { regions } = screen('care');

for (const [address, entries] of [
  ['/pain-conditions', conditions],
  ['/services', listedServices],
] as const) {
  test(`${address} lists every page below its region`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('article')).toHaveCount(entries.length);
    for (const region of new Set(entries.map(({ data }) => data.region))) {
      const part = main.getByRole('region', { name: regions[region], exact: true });
      const expected = entries.filter(({ data }) => data.region === region).map(({ path }) => path);
      expect(await hrefsOf(part.getByRole('article').getByRole('link')), region).toEqual(expected);
    }
  });
}

test('a region links to its services', async ({ page }) => {
  const name = regions[listedServices.at(-1)?.data.region ?? 'nerves'];
  await page.goto('/services');
  const row = page.getByRole('navigation', { name: 'Body regions' });
  await row.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
});
